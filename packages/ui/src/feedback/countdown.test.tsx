// A countdown follows the server's clock and notifies its owner once at the end.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const face = () => screen.getByRole('timer', { name: 'next draw' }).textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('it counts whole seconds and ends once', () => {
  const ended = vi.fn<() => void>();
  render(<Countdown until={1_003_000} label="next draw" onEnd={ended} />);
  expect(face()).toBe('00:03');
  wait(1010);
  expect(face()).toBe('00:02');
  wait(2010);
  expect(face()).toBe('00:00');
  wait(10_000);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a server ahead of this machine leaves less time', () => {
  render(<Countdown until={1_010_000} offsetMilliseconds={4000} label="next draw" />);
  expect(face()).toBe('00:06');
});
