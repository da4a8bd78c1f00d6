// Proves how results, hot and missing numbers are written for clients of the family.
import { expect, test } from 'vitest';
import { hotAndGap, winNoOf } from './wire-draws.ts';

test('digits follow each other, longer numbers are parted by commas', () => {
  expect(winNoOf('SSC', [1, 2, 3, 3, 9])).toBe('12339');
  expect(winNoOf('11X5', [8, 4, 11, 5, 3])).toBe('08,04,11,05,03');
  expect(winNoOf('K3', [1, 1, 3])).toBe('113');
  expect(winNoOf('SSC', null)).toBe('');
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
