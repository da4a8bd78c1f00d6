// Proves that switches, sums and chases are read as clients of each age write them.
import { expect, test } from 'vitest';
import { chaseOf, isOn, modeOfPrice, sumOf, wholeOf } from './wire-order.ts';

test('a switch may be a text', () => {
  expect(
    [true, 'true', false, 'false', '', undefined].map((flag) => isOn(flag as boolean)),
  ).toEqual([true, true, false, false, false, false]);
});

test('a sum is read with padding, and a malformed one fits no order', () => {
  expect(sumOf('2.0000')).toBe(20_000n);
  expect(sumOf('002.50000')).toBe(25_000n);
  expect(sumOf(0.02)).toBe(200n);
  expect(sumOf(undefined)).toBeUndefined();
  for (const wrong of ['2.00001', '-2', 'two', '1e3', Number.NaN]) expect(sumOf(wrong)).toBe(-1n);
});

test('a whole number may be a text', () => {
  expect([5, '5', '', null, undefined, '5.5', 'x'].map(wholeOf)).toEqual([
    5,
    5,
    ...Array<undefined>(5).fill(undefined),
  ]);
});

test('a chase names its first issue, or means the current one', () => {
  const chaseSlip = { numero: '', multiples: [1, 2] };
  expect(chaseOf({ chase: 'true', currentNumero: '7', chaseSlip })).toEqual({
    issue: '7',
    multiples: [1, 2],
  });
  expect(chaseOf({ chase: 'false', currentNumero: '7', chaseSlip })).toBeUndefined();
  expect(chaseOf({ chase: true, currentNumero: '7', chaseSlip: null })).toBeUndefined();
});

test('a price names the mode of a unit', () => {
  expect([2, '0.2', 0.02, '0.002', 1].map(modeOfPrice)).toEqual([
    'yuan',
    'jiao',
    'fen',
    'li',
    undefined,
  ]);
});
