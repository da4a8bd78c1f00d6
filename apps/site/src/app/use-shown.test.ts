// Content that waits for the first picture comes with the frame after it, not before.
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useShown } from './use-shown.ts';

afterEach(() => vi.unstubAllGlobals());

/** Frames that come when the test says so. */
function heldFrames() {
  const asked = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    last += 1;
    asked.set(last, draw);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (name: number) => asked.delete(name));
  const come = () =>
    act(() => {
      const now = [...asked.values()];
      asked.clear();
      for (const draw of now) draw();
    });
  return { asked, come };
}

test('the rest of a page comes once a frame without it was shown', () => {
  const { asked, come } = heldFrames();
  const { result } = renderHook(() => useShown(false));
  expect(result.current).toBe(false);
  come();
  expect(result.current).toBe(false);
  come();
  expect([result.current, asked.size]).toEqual([true, 0]);
});

test('a page from the cache does not wait, and a page that is left stops asking', () => {
  const { asked } = heldFrames();
  expect(renderHook(() => useShown(true)).result.current).toBe(true);
  expect(asked.size).toBe(0);
  const left = renderHook(() => useShown(false));
  expect(asked.size).toBe(1);
  left.unmount();
  expect(asked.size).toBe(0);
});
