// The place at which a page of the queue ended is read back as it was printed.
import { expect, test } from 'vitest';
import { printPlace, readPlace } from './cursor.ts';

test('a printed place is read back', () => {
  const place = { rank: 1, requestedAt: 1_796_000_000_000, id: 'wAb-9_z' };
  expect(readPlace(printPlace(place))).toEqual(place);
});

test.each(['', '2.1.w', '1.x.w', '1.1.', '1.1.w;drop', '1.1'])('%j is no place', (text) => {
  expect(readPlace(text)).toBeUndefined();
});
