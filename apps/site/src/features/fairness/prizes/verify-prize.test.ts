// A prize is verified from the published values alone, and a changed record shows.
import { expect, test } from 'vitest';
import vectors from '../../../../../../docs/fairness/vectors/draws.json' with { type: 'json' };
import { emptyPrize, verifyPrize } from './verify-prize.ts';

const { serverSeed, clientSeed, commitment, prize } = vectors;
const entry = {
  serverSeed,
  clientSeed,
  nonce: String(prize.nonce),
  weights: prize.weights.join(', '),
  commitment,
  value: prize.value,
};

test('a recorded prize is found again', () => {
  expect(verifyPrize(entry)).toEqual({
    commitment: 'same',
    number: 'same',
    value: prize.value,
    range: 100,
    segment: prize.segment + 1,
  });
});

test('another number, another seed and another counter are told', () => {
  expect(verifyPrize({ ...entry, value: prize.value + 1 })?.number).toBe('different');
  expect(verifyPrize({ ...entry, serverSeed: 'b'.repeat(64) })?.commitment).toBe('different');
  expect(verifyPrize({ ...entry, nonce: String(prize.nonce + 1) })?.number).toBe('different');
});

test.each([
  emptyPrize,
  { ...entry, weights: '10' },
  { ...entry, weights: '1, x' },
  { ...entry, nonce: '0' },
  { ...entry, serverSeed: 'short' },
])('an incomplete entry is not drawn', (one) => {
  expect(verifyPrize(one)).toBeUndefined();
});
