// Proves that pages hear of a board at most every three seconds, and always of the last movement.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBoardNews } from './news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('movements of three seconds are told once for each promotion', () => {
  const told: string[] = [];
  const news = createBoardNews({ tellBoard: (id) => void told.push(id) });
  for (let at = 0; at < 5; at += 1) {
    news.moved(['a', 'b']);
    vi.advanceTimersByTime(500);
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(told).toEqual(['a', 'b']);
  news.moved(['a']);
  vi.advanceTimersByTime(3_000);
  expect(told).toEqual(['a', 'b', 'a']);
});

test('no event is sent without a movement or after the stop', () => {
  const told: string[] = [];
  const news = createBoardNews({ tellBoard: (id) => void told.push(id) });
  news.moved([]);
  vi.advanceTimersByTime(10_000);
  news.moved(['a']);
  news.stop();
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
});
