// Notices leave by themselves unless they need an answer, and never pile up past three.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, listenToToasts, showToast } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id);
  vi.useRealTimers();
});

test('a plain notice leaves after six seconds', () => {
  showToast({ text: 'saved' });
  vi.advanceTimersByTime(5999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toHaveLength(0);
});

test('a refusal and a notice with an action wait', () => {
  showToast({ text: 'refused', kind: 'bad' });
  showToast({ text: 'undo?', action: { label: 'undo', run: () => undefined } });
  vi.advanceTimersByTime(60_000);
  expect(currentToasts().map((toast) => toast.text)).toEqual(['refused', 'undo?']);
});

test('only the newest three are kept', () => {
  for (const text of ['1', '2', '3', '4']) showToast({ text });
  expect(currentToasts().map((toast) => toast.text)).toEqual(['2', '3', '4']);
});

test('listeners hear each change until they stop listening', () => {
  const heard = vi.fn<() => void>();
  const stop = listenToToasts(heard);
  const id = showToast({ text: 'a' });
  dismissToast(id);
  stop();
  showToast({ text: 'b' });
  expect(heard).toHaveBeenCalledTimes(2);
});
