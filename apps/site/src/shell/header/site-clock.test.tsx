// Proves that the clock wakes nobody where it is not shown, as on a phone, and goes on where it is.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../app/texts/texts.ts';
import { SiteClock } from './site-clock.tsx';

type See = (entries: readonly { readonly isIntersecting: boolean }[]) => void;
let see: See;

class Observer {
  constructor(told: See) {
    see = told;
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  showTexts(translatorOf('en'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const time = () => screen.getByRole('timer').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a clock out of sight has no timer', async () => {
  render(<SiteClock />);
  const first = time();
  await pass(2000);
  expect(time()).not.toBe(first);
  act(() => see([{ isIntersecting: false }]));
  expect(vi.getTimerCount()).toBe(0);
  act(() => see([{ isIntersecting: true }]));
  const then = time();
  await pass(2000);
  expect(time()).not.toBe(then);
});
