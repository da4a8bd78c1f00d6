// The judge of crash rounds lets a fair stream pass and finds a bias of one in a hundred.
import { expect, test } from 'vitest';
import { judge, multipliers, reachedBy } from './judge.ts';

const rounds = 100_000;
const reached = reachedBy({ seed: 'c4'.repeat(32), rounds });

// @proves R221
test('a fair stream passes', () => {
  const findings = judge(reached, rounds);
  expect(findings.map(({ multiplier }) => multiplier)).toEqual(multipliers);
  expect(findings.every(({ isWithin }) => isWithin)).toBe(true);
});

test('flights that end one in a hundred too early are found', () => {
  const biased = reached.map((count) => Math.round(count * 0.99));
  expect(judge(biased, rounds).some(({ isWithin }) => !isWithin)).toBe(true);
});
