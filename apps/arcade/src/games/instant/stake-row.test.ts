// Half never stakes more than half, double never more than twice as much.
import { expect, test } from 'vitest';
import { doubleOf, halfOf } from './stake-row.tsx';

const stakes = ['1.00', '2.00', '5.00', '10.00', '20.00'];

test('half and double choose among the offered stakes without exceeding', () => {
  expect(stakes.map((stake) => halfOf(stakes, stake))).toEqual([
    '1.00',
    '1.00',
    '2.00',
    '5.00',
    '10.00',
  ]);
  expect(stakes.map((stake) => doubleOf(stakes, stake))).toEqual([
    '2.00',
    '2.00',
    '10.00',
    '20.00',
    '20.00',
  ]);
});
