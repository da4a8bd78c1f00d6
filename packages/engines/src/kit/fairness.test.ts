// Proves that commitment, stream and mapping give the published vectors bit for bit, for players'
// rounds and shared draws.
import { expect, test } from 'vitest';
import vectors from '../../../../docs/fairness/vectors/draws.json' with { type: 'json' };
import { commitment, draws, drawSeed, issueDraws, openSeed } from './fairness.ts';

const { serverSeed, clientSeed } = vectors;

test('the commitment is the hash of the seed as it is written', () => {
  expect(commitment(serverSeed)).toBe(vectors.commitment);
});

test('the stream gives the published words', () => {
  const stream = draws({ serverSeed, clientSeed, nonce: vectors.words.nonce });
  expect(vectors.words.values.map(() => stream.int(2 ** 32))).toEqual(vectors.words.values);
});

test.each(vectors.ints)('$what under nonce $nonce', ({ nonce, range, values }) => {
  const round = draws({ serverSeed, clientSeed, nonce });
  expect(values.map(() => round.int(range))).toEqual(values);
});

test.each(vectors.shuffles)('$what under nonce $nonce', ({ nonce, count, first }) => {
  expect(draws({ serverSeed, clientSeed, nonce }).pick(first.length, count)).toEqual(first);
});

test('a shared draw mixes the beacon in', () => {
  const { issue, beaconRound, randomnessHex, range, values } = vectors.issue;
  const seed = drawSeed({ serverSeed, issue, beaconRound, randomnessHex });
  expect(seed).toBe(vectors.issue.drawSeed);
  const drawn = issueDraws({ seed, issue });
  expect(values.map(() => drawn.int(range))).toEqual(values);
});

test('a draw seed that is not hex is a fault', () => {
  expect(() => issueDraws({ seed: 'xyz', issue: '1' })).toThrow(RangeError);
  expect(() => issueDraws({ seed: 'abc', issue: '1' })).toThrow(RangeError);
});

test('rounds under one open seed are the rounds of the seed, in any order', () => {
  const open = openSeed(serverSeed);
  for (const nonce of [8, 0, 8, 3]) {
    const alone = draws({ serverSeed, clientSeed, nonce });
    const among = open.draws({ clientSeed, nonce });
    expect(among.shuffle(416)).toEqual(alone.shuffle(416));
  }
});

test.each([-1, 0.5, NaN, 2 ** 53])('%d counts no round', (nonce) => {
  expect(() => draws({ serverSeed, clientSeed, nonce })).toThrow(RangeError);
});
