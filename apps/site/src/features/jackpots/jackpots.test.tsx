// An amount of a jackpot that could not be asked again is shown no more: none is half a minute old.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let answers = 0;
let isLineGone = false;
globalThis.fetch = async () => {
  if (isLineGone) throw new TypeError('no line');
  answers += 1;
  const value = { jackpot_amount: answers, tiers: [], at: Date.now() };
  return Response.json({ success: true, value });
};
// The client takes the fetch that is there when it is made.
const { useJackpots } = await import('./jackpots.ts');
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useJackpots(true), { wrapper: around });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// @proves R94
test('amounts refresh every ten seconds and go 30 seconds after a disconnect', async () => {
  const { result, unmount } = show();
  await pass(1000);
  expect(result.current.data?.jackpot_amount).toBe(1);
  await pass(10_000);
  expect(result.current.data?.jackpot_amount).toBe(2);
  isLineGone = true;
  await pass(15_000);
  expect(result.current.data?.jackpot_amount).toBe(2);
  await pass(15_000);
  expect(result.current.data).toBeUndefined();
  isLineGone = false;
  await pass(60_000);
  expect(result.current.data?.jackpot_amount).toBeGreaterThan(2);
  unmount();
});
