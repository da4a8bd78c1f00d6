// A simulated return is compared with a stated one by the spread of both.
import { expect, test } from 'vitest';
import { deviationsMax, deviationsOff } from './judge.ts';

const exact = { percent: '96.00', halfWidthPercent: '0', roundDeviation: '8' };

test('an exact return is missed by whole deviations of the mean of the rounds', () => {
  // 8 stakes a round over a million rounds: the mean spreads by 0.8 %.
  expect(deviationsOff({ meanPercent: '97.60', rounds: 1_000_000 }, exact)).toBeCloseTo(2);
  expect(deviationsOff({ meanPercent: '91.90', rounds: 1_000_000 }, exact)).toBeGreaterThan(
    deviationsMax,
  );
});

test('a return that was itself simulated has a spread of its own', () => {
  const simulated = { ...exact, halfWidthPercent: (0.6 * 1.959964).toFixed(6) };
  expect(deviationsOff({ meanPercent: '98.00', rounds: 1_000_000 }, simulated)).toBeCloseTo(2, 4);
});
