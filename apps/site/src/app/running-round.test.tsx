// The header shows the result of a round when the game reports its end, not before.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { balanceKey, moveBalance, useBalance } from './balance.ts';
import { queryClient } from './query-client.ts';
import { beginRound, endRound, useStillWhileRunning } from './running-round.ts';

const limitMs = 60_000;
const had = { units: 1_000_000n, currency: 'PHP', symbol: 'P' };

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.setQueryData(balanceKey, had);
});
afterEach(() => {
  endRound();
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

const header = () =>
  renderHook(() => useBalance().data?.units, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });

test('the stake is taken at once and the payout shown at the end', () => {
  const { result } = header();
  act(() => beginRound({ balance: result.current, stake: '1.00', limitMs }));
  expect(result.current).toBe(990_000n);
  act(() => moveBalance({ balance: '103.5000', currency: 'PHP' }));
  expect(result.current).toBe(990_000n);
  act(() => endRound());
  expect(result.current).toBe(1_035_000n);
});

test('a silent game is waited for a limited time after its last message', () => {
  const { result } = header();
  act(() => beginRound({ balance: result.current, stake: undefined, limitMs }));
  act(() => moveBalance({ balance: '103.5000', currency: 'PHP' }));
  act(() => void vi.advanceTimersByTime(limitMs - 1));
  act(() => beginRound({ balance: result.current, stake: undefined, limitMs }));
  act(() => void vi.advanceTimersByTime(limitMs - 1));
  expect(result.current).toBe(1_000_000n);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(1_035_000n);
});

test.each(['-5.00', 'much', 5, '1e9', '1000.00', '9'.repeat(60)])(
  'a stake of %o takes nothing from what is shown',
  (stake) => {
    const { result } = header();
    act(() => beginRound({ balance: result.current, stake, limitMs }));
    expect(result.current).toBe(1_000_000n);
  },
);

test('the net result of the session stands still too', () => {
  const { result, rerender } = renderHook(({ net }) => useStillWhileRunning(net), {
    initialProps: { net: 0 },
  });
  act(() => beginRound({ balance: 1_000_000n, stake: '1.00', limitMs }));
  rerender({ net: 25 });
  expect(result.current).toBe(0);
  act(() => endRound());
  expect(result.current).toBe(25);
});
