// Automatic play is bounded and ends after the round in which a limit is met.
import { expect, test } from 'vitest';
import { afterRound, startAutoPlay, type AutoPlan } from './auto-play.ts';

const stake = 10_000n;
const plan: AutoPlan = {
  rounds: 50,
  lossStakesMax: null,
  winStakesMin: null,
  profitStakesMin: null,
};
const lost = { stake, payout: 0n };

// @proves R72
test('it plays at least one round and at most a hundred', () => {
  expect(startAutoPlay({ ...plan, rounds: 5000 }).left).toBe(100);
  expect(startAutoPlay({ ...plan, rounds: Number.NaN }).left).toBe(1);
  expect(afterRound({ ...startAutoPlay(plan), left: 0 }, lost)).toBe('rounds-played');
});

// @proves R72 L253
test('it ends when the loss, the single win or the profit of the plan is met', () => {
  const once = afterRound(startAutoPlay({ ...plan, lossStakesMax: 2 }), lost);
  if (typeof once === 'string') return expect.fail(once);
  expect(afterRound(once, lost)).toBe('loss-reached');
  const win = startAutoPlay({ ...plan, winStakesMin: 10 });
  expect(afterRound(win, { stake, payout: stake * 10n })).toBe('win-reached');
  expect(afterRound(win, { stake, payout: stake * 10n - 1n })).toMatchObject({ left: 50 });
  const profit = startAutoPlay({ ...plan, profitStakesMin: 5 });
  expect(afterRound(profit, { stake, payout: stake * 6n })).toBe('profit-reached');
  expect(afterRound(profit, { stake, payout: stake * 6n - 1n })).toMatchObject({ left: 50 });
});
