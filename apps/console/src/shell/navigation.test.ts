// Every page of the console stands in one group of its menu, and in no other.
import { expect, test } from 'vitest';
import { consolePages, pageGroups } from './navigation.ts';

test('each page is in one group', () => {
  const grouped = pageGroups.flatMap(({ paths }) => paths);
  expect(grouped.toSorted()).toEqual(consolePages.map(({ path }) => path).toSorted());
});
