// A moment is reported when it comes: after a timer that fired early, beyond the longest timer, and
// when the moment itself changes.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsOver } from './use-is-over.ts';

const start = Date.UTC(2026, 10, 21, 12);
const dayMs = 24 * 3_600_000;

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

function watch(until: number) {
  const { result, rerender } = renderHook((at: number) => useIsOver(at), { initialProps: until });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { isOver: () => result.current, change: rerender, pass };
}

test('a moment is over when it comes, not before', () => {
  const { isOver, pass } = watch(start + 1000);
  pass(999);
  expect(isOver()).toBe(false);
  pass(1);
  expect(isOver()).toBe(true);
});

test('a timer that went off early waits for the rest', () => {
  const { isOver, pass } = watch(start + 1000);
  vi.setSystemTime(start - 400);
  pass(1000);
  expect(isOver()).toBe(false);
  pass(400);
  expect(isOver()).toBe(true);
});

test('a moment beyond the longest timer is reached too', () => {
  const { isOver, pass } = watch(start + 60 * dayMs);
  pass(59 * dayMs);
  expect(isOver()).toBe(false);
  pass(dayMs);
  expect(isOver()).toBe(true);
});

test('a moment may be moved later or earlier', () => {
  const { isOver, change, pass } = watch(start + 1000);
  pass(1000);
  change(start + 5000);
  expect(isOver()).toBe(false);
  pass(3999);
  change(start + 10);
  pass(0);
  expect(isOver()).toBe(true);
});
