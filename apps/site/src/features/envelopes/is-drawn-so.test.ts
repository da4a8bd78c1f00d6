// The browser's check finds the packets of the seed, and an amount or a seed that is not right.
import { commitment, envelopePackets } from '@baize/engines';
import { printUnits } from '@baize/money';
import { expect, test } from 'vitest';
import { isDrawnSo } from './is-drawn-so.ts';

const seed = 'a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00';
const terms = { envelopeId: 'golden', kind: 'double-mean' as const, packets: 5, parts: [] };
const drawn = envelopePackets(seed, { ...terms, total: 1_000_000n });
const envelope = { ...terms, total: '100', commitment: commitment(seed), seed };
const takers = drawn.map((amount, at) => ({ place: at + 1, amount: printUnits(amount) }));

test('packets of the seed are found again', () => {
  expect(isDrawnSo(envelope, takers)).toBe(true);
});

test('another amount, another order and another seed are told', () => {
  const [first = { place: 1, amount: '0' }, ...others] = takers;
  expect(isDrawnSo(envelope, [{ ...first, amount: '0.01' }, ...others])).toBe(false);
  expect(isDrawnSo(envelope, [{ ...first, place: 2 }])).toBe(false);
  expect(isDrawnSo({ ...envelope, seed: `${seed.slice(1)}1` }, takers)).toBe(false);
});
