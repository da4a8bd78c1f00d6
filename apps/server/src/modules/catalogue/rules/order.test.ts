// An order is taken as a whole or not at all, and moving one thing leaves the others in theirs.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderOf, movedTo } from './order.ts';

test.each([
  [['b', 'a'], ['a', 'b'], true],
  [[], [], true],
  [['a'], ['a', 'b'], false],
  [['a', 'b', 'c'], ['a', 'b'], false],
  [['a', 'a'], ['a', 'b'], false],
])('%j is an order of %j: %s', (given, known, is) => {
  expect(isOrderOf(given, known)).toBe(is);
});

test('an item is where it was moved to', () => {
  expect(movedTo(['a', 'b', 'c'], 'c', 1)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'a', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'a', 99)).toEqual(['b', 'c', 'a']);
});

test('the others keep their order, and nothing is lost', () => {
  const lists = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(lists, fc.nat(), fc.integer({ min: 1, max: 12 }), (list, which, place) => {
      const name = list[which % list.length] ?? '';
      const moved = movedTo(list, name, place);
      expect(moved.filter((one) => one !== name)).toEqual(list.filter((one) => one !== name));
      expect(moved.indexOf(name)).toBe(Math.min(place, list.length) - 1);
    }),
  );
});
