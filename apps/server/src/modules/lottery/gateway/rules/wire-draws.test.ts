// Proves how results, hot and missing numbers are written for clients of the family.
import { expect, test } from 'vitest';
import { hotAndGap, winNoOf } from './wire-draws.ts';

test('digits follow each other, longer numbers are parted by commas', () => {
  expect(winNoOf('SSC', [1, 2, 3, 3, 9])).toBe('12339');
  expect(winNoOf('11X5', [8, 4, 11, 5, 3])).toBe('08,04,11,05,03');
  expect(winNoOf('K3', [1, 1, 3])).toBe('113');
  expect(winNoOf('SSC', null)).toBe('');
});

test('prizes stand in their order, each as long as it is drawn', () => {
  const hcm = [499_030, 12_345, 730, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 7, 61];
  expect(winNoOf('VN_S', hcm)).toMatch(/^499030,12345,00730,00001,.*,0013,007,61$/u);
  expect(winNoOf('THAI', [123_456, 7, 8, 9, 10, 7])).toBe('123456,007,008,009,010,07');
  expect(winNoOf('LAO', [196])).toBe('0196');
  // The longest of all fits the contract.
  const north = Array.from({ length: 27 }, () => 0);
  expect(winNoOf('VN_N', north)).toHaveLength(133);
});

test('a number is hot by how often it came, and missing since it came last', () => {
  const { hot, gap } = hotAndGap('SSC', [
    [1, 2, 3, 4, 5],
    [1, 0, 3, 4, 5],
    [9, 2, 3, 4, 5],
  ]);
  expect(hot['FIRST']).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(gap['FIRST']).toEqual([3, 0, 3, 3, 3, 3, 3, 3, 3, 2]);
  expect(Object.keys(hot)).toEqual(['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH']);
  expect(hotAndGap('K3', []).gap['FIRST']).toEqual([0, 0, 0, 0, 0, 0]);
});
