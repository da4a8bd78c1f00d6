// Automatic play ends by its count, its loss or its win, and never later than asked.
import { expect, test } from 'vitest';
import { afterRound, staked, startAutoPlay, type AutoPlay } from './auto-play.ts';

const stake = 100_000n;
const lost = { stake, payout: 0n };
const won = { stake, payout: 250_000n };

function play(plan: Parameters<typeof startAutoPlay>[0], outcomes: readonly (typeof lost)[]) {
  let auto: AutoPlay = startAutoPlay(plan);
  for (const [at, outcome] of outcomes.entries()) {
    const next = afterRound(staked(auto), outcome);
    if (typeof next === 'string') return [next, at + 1];
    auto = next;
  }
  return ['goes on', auto.left];
}

test.each([
  [
    'by its count',
    { rounds: 3, lossStakesMax: null, winStakesMin: null },
    [lost, won, lost],
    ['rounds-played', 3],
  ],
  [
    'by its loss',
    { rounds: 10, lossStakesMax: 2, winStakesMin: null },
    [lost, lost, lost],
    ['loss-reached', 2],
  ],
  [
    'by its win',
    { rounds: 10, lossStakesMax: null, winStakesMin: 3 },
    [won, won, won],
    ['win-reached', 2],
  ],
  ['not yet', { rounds: 10, lossStakesMax: 5, winStakesMin: 5 }, [won, lost], ['goes on', 8]],
  [
    'at most a hundred rounds',
    { rounds: 9999, lossStakesMax: null, winStakesMin: null },
    [won],
    ['goes on', 99],
  ],
  [
    'a count that is none is one',
    { rounds: NaN, lossStakesMax: null, winStakesMin: null },
    [won],
    ['rounds-played', 1],
  ],
] as const)('%s', (_, plan, outcomes, end) => {
  expect(play(plan, outcomes)).toEqual(end);
});
