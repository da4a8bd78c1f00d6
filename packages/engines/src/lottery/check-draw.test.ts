// A draw is worked out again from its proof; a changed seed, beacon or issue fails.
import { expect, test } from 'vitest';
import { commitment, drawSeed, issueDraws } from '../kit/fairness.ts';
import type { DrawProof } from '../kit/check-draw.ts';
import { checkDraw } from './check-draw.ts';
import { drawNumbers, ssc } from './kinds.ts';

const serverSeed = 'ab'.repeat(32);
const name = '20261123-0001';
const signature = 'aa'.repeat(48);
/** SHA-256 of these bytes. */
const randomness = 'dd659f8a49133759d495ee5d15262cdc0050f9027e20c7bed3e0599e27adec4b';
const seed = drawSeed({ serverSeed, issue: name, beaconRound: 7, randomnessHex: randomness });
const numbers = drawNumbers(ssc, issueDraws({ seed, issue: name }));
const proof: DrawProof = {
  issue: name,
  numbers,
  commitment: commitment(serverSeed),
  serverSeed,
  beacon: 'drand',
  beaconChain: null,
  beaconRound: 7,
  randomness,
  signature,
  results: [{ numbers }],
};
const states = (change: Partial<DrawProof>) =>
  checkDraw(ssc, { ...proof, ...change }).map((step) => step.state);

test('every step of a true proof holds', () => {
  expect(states({})).toEqual(['holds', 'holds', 'holds', 'holds']);
});

test.each([
  ['seed', { serverSeed: 'ac'.repeat(32) }],
  ['beacon', { randomness: 'ce'.repeat(32) }],
  ['round', { beaconRound: 8 }],
  ['signature', { signature: 'ab'.repeat(48) }],
  ['issue', { issue: '20261123-0002' }],
])('a changed %s fails', (_, change) => {
  expect(states(change)).toContain('fails');
});

test('a seed that is not revealed yet waits', () => {
  expect(states({ serverSeed: null })).toEqual(['waits', 'waits', 'waits', 'waits']);
});

test('every value on the way is given', () => {
  const steps = checkDraw(ssc, proof);
  expect(steps.map(({ found }) => found)).toEqual([
    proof.commitment,
    `7: ${randomness}`,
    seed,
    numbers.join(', '),
  ]);
  expect(steps[3]?.drawn).toEqual(numbers.map((value) => ({ range: 10, value })));
});
