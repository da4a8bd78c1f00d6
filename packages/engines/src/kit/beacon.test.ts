// A beacon's value holds where drand signed it, or where the end of our chain follows from it.
import { expect, test } from 'vitest';
import { beaconHolds } from './beacon.ts';

const house = {
  kind: 'house',
  round: 24 * 1200 * 3 + 7,
  randomness: 'cd'.repeat(32),
  signature: null,
  /** SHA-256, seven times over. */
  chain: 'dbfadfae0395b3f1317e1f83deb86ba1b30ede0abdfad71cc76fa0ffb90ed3a3',
} as const;
const drand = {
  ...house,
  kind: 'drand',
  signature: 'aa'.repeat(48),
  /** SHA-256 of the signature's bytes. */
  randomness: 'dd659f8a49133759d495ee5d15262cdc0050f9027e20c7bed3e0599e27adec4b',
} as const;

test.each([house, drand])('a value of $kind holds', (said) => {
  expect(beaconHolds(said)).toBe(true);
});

test.each([
  { ...house, round: house.round + 1 },
  { ...house, randomness: 'ce'.repeat(32) },
  { ...house, chain: null },
  { ...drand, signature: 'ab'.repeat(48) },
  { ...drand, signature: null },
])('another value, round, signature or chain of $kind does not', (said) => {
  expect(beaconHolds(said)).toBe(false);
});
