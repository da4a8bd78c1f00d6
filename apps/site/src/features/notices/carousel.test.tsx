// Proves that slides take turns, rest when paused or pointed at, and can be chosen by hand; one
// that is not shown cannot be reached.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../app/texts/texts.ts';
import { Carousel } from './carousel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  showTexts(translatorOf('en'));
});
afterEach(() => vi.useRealTimers());

const slides = ['One', 'Two', 'Three'].map((name) => ({ id: name, name, content: <p>{name}</p> }));
const shown = () => document.querySelector('[data-shown="true"]')?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// @proves L13
test('slides advance and start over', async () => {
  render(<Carousel slides={slides} />);
  expect(shown()).toBe('One');
  await pass(7000);
  expect(shown()).toBe('Two');
  await pass(7000);
  expect(shown()).toBe('Three');
  await pass(7000);
  expect(shown()).toBe('One');
});

// @proves L13
test('paused slides rest until they are let go on', async () => {
  render(<Carousel slides={slides} />);
  press('Pause the slides');
  await pass(60_000);
  expect(shown()).toBe('One');
  press('Resume the slides');
  await pass(7000);
  expect(shown()).toBe('Two');
});

test('a slide can be chosen; those not shown are out of reach', () => {
  render(<Carousel slides={slides} />);
  press('Show: Three');
  expect(shown()).toBe('Three');
  press('Next slide');
  expect(shown()).toBe('One');
  expect(document.querySelectorAll('[inert]')).toHaveLength(2);
});

test('a single slide has no controls', () => {
  render(<Carousel slides={slides.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
});
