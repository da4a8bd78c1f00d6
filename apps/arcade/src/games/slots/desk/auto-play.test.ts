// Automatic play is bounded and ends after the round in which a limit is met.
import { expect, test } from 'vitest';
import { afterRound, spinTaken, startAutoPlay, type AutoPlan } from './auto-play.ts';

const stake = 10_000n;
const plan: AutoPlan = { spins: 3, lossStakesMax: null, winStakesMin: null, stopsOnFeature: true };
const lost = {
  stake,
  payout: 0n,
  moved: -stake,
  feature: undefined,
  wonJackpot: false,
  wasLastFree: false,
};

// @proves R72
test('it plays the planned number of spins, at most a hundred', () => {
  let auto = startAutoPlay(plan);
  for (let spin = 0; spin < 2; spin += 1) {
    const next = afterRound(spinTaken(auto), lost);
    if (typeof next === 'string') throw new Error(`Ended early: ${next}`);
    auto = next;
  }
  expect(afterRound(spinTaken(auto), lost)).toBe('spins-played');
  expect(startAutoPlay({ ...plan, spins: 5000 }).left).toBe(100);
});

// @proves R72
test('it ends when the loss, the win or the feature of the plan is met', () => {
  const loss = startAutoPlay({ ...plan, spins: 50, lossStakesMax: 2 });
  const once = afterRound(spinTaken(loss), lost);
  if (typeof once === 'string') throw new Error('Ended after one loss.');
  expect(afterRound(spinTaken(once), lost)).toBe('loss-reached');
  const win = startAutoPlay({ ...plan, spins: 50, winStakesMin: 10 });
  expect(afterRound(win, { ...lost, payout: stake * 10n })).toBe('win-reached');
  expect(afterRound(win, { ...lost, payout: stake * 10n - 1n })).toMatchObject({ left: 50 });
  const freed = { ...lost, feature: 'free-spins' } as const;
  expect(afterRound(startAutoPlay(plan), freed)).toBe('free-spins-won');
  expect(afterRound(startAutoPlay(plan), { ...lost, feature: 'hold' })).toBe('hold-won');
  expect(afterRound(startAutoPlay(plan), { ...lost, wonJackpot: true })).toBe('jackpot-won');
});

test('it ends with the last free round, and free rounds lose nothing', () => {
  const plan50 = { ...plan, spins: 50, lossStakesMax: 1 };
  const free = { ...lost, moved: 0n };
  const once = afterRound(spinTaken(startAutoPlay(plan50)), free);
  expect(once).toMatchObject({ left: 49, netUnits: 0n });
  if (typeof once === 'string') throw new Error('Ended after a free round.');
  expect(afterRound(once, { ...free, wasLastFree: true })).toBe('free-rounds-played');
});

// @proves R72
test.each([0, -1, -1e9, 1e9, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'a plan of %d spins and limits takes one to a hundred spins and ends by itself',
  (asked) => {
    let auto = startAutoPlay({ ...plan, spins: asked, stopsOnFeature: false });
    for (let spins = 1; ; spins += 1) {
      expect(spins).toBeLessThanOrEqual(100);
      const next = afterRound(spinTaken(auto), lost);
      if (typeof next === 'string') break;
      auto = next;
    }
    const limits = { ...plan, spins: 100, lossStakesMax: asked, winStakesMin: null };
    const bounded = afterRound(spinTaken(startAutoPlay(limits)), lost);
    if (asked !== 1e9) expect(bounded).toBe('loss-reached');
    const wins = startAutoPlay({ ...plan, winStakesMin: asked });
    if (asked !== 1e9) expect(afterRound(wins, lost)).toBe('win-reached');
  },
);
