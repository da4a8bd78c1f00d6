// A count comes soon, is repeated, and rests for longer after it took long.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = { warn: () => undefined } as unknown as Parameters<typeof debounce>[1];
const counting = (tookMs: number) => {
  const began: number[] = [];
  const soon = debounce(async () => {
    began.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, tookMs));
    return true;
  }, log);
  return { began, soon };
};
const gaps = (began: readonly number[]) =>
  began.slice(1).map((at, place) => Math.round((at - (began[place] ?? 0)) / 10) * 10);

test('calls of a moment are one count, which is repeated', async () => {
  const { began, soon } = counting(0);
  soon.call();
  soon.call();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(gaps(began)).toEqual([250, 1_200, 4_000]);
  await soon.stop();
});

test('a count that took long rests five times as long', async () => {
  const { began, soon } = counting(400);
  soon.call();
  await vi.advanceTimersByTimeAsync(300);
  soon.call();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(gaps(began)[0]).toBe(2_400);
  await soon.stop();
});
