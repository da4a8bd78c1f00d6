// The player's own results are shown once for each version, after their draw was shown.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SettledTold } from '../clock/hear-lottery.ts';
import { holdBalance } from './held-balance.ts';
import { OwnResults } from './own-results.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = (change: Partial<SettledTold> = {}): SettledTold => ({
  game: 'SSC_1M',
  issue: '1',
  stake: '2.00',
  payout: '20.00',
  version: 1,
  ...change,
});

function open() {
  const shown = new Map<string, number>();
  let hear: () => void = () => undefined;
  const results = new OwnResults({
    gameCode: 'SSC_1M',
    isShown: (issue, version) => (shown.get(issue) ?? 0) >= version,
    onShown: (action) => {
      hear = action;
      return () => undefined;
    },
    after: (delayMs, action) => {
      const timer = setTimeout(action, delayMs);
      return () => clearTimeout(timer);
    },
  });
  const show = (issue: string, version = 1) => {
    shown.set(issue, version);
    hear();
  };
  const told = () => results.store.getState().unseen.map(({ issue }) => issue);
  return { results, show, told };
}

test('a result waits until its draw was shown', () => {
  const { results, show, told } = open();
  results.hear(settled());
  expect(told()).toEqual([]);
  expect(results.store.getState().count).toBe(0);
  show('1');
  expect(told()).toEqual(['1']);
  expect(results.store.getState().count).toBe(1);
});

test('the same version is told once, a correction again and as such', () => {
  const { results, show } = open();
  show('1');
  results.hear(settled());
  results.hear(settled());
  results.hear(settled({ payout: '0.00', version: 2 }));
  expect(results.store.getState().unseen).toHaveLength(1);
  show('1', 2);
  expect(results.store.getState().unseen.map(({ by }) => by)).toEqual(['draw', 'corrected']);
});

test('another lottery’s result is told at once, one without a draw after a while', () => {
  const { results, told } = open();
  results.hear(settled({ game: 'K3_1M', issue: '7' }));
  expect(told()).toEqual(['7']);
  results.hear(settled({ issue: '2' }));
  vi.advanceTimersByTime(20_000);
  expect(told()).toEqual(['7', '2']);
  results.hear(settled({ issue: '3', payout: '0.00', version: 0 }));
  expect(results.store.getState().unseen.at(-1)?.by).toBe('cancelled');
});

test('a balance is shown when the draw that moved it was shown, the last one only', () => {
  let holds = true;
  let change: () => void = () => undefined;
  const show = vi.fn();
  const balance = holdBalance({
    holdsBack: () => holds,
    onChange: (action) => {
      change = action;
      return () => undefined;
    },
    show,
  });
  balance.hear('90.00');
  balance.hear('110.00');
  change();
  expect(show).not.toHaveBeenCalled();
  holds = false;
  change();
  change();
  expect(show).toHaveBeenCalledExactlyOnceWith('110.00');
});
