// Every page of the console is in exactly one group of its menu.
import { expect, test } from 'vitest';
import { consolePages } from './navigation.ts';
import { pageGroups } from './page-groups.ts';

test('each page is in one group', () => {
  const grouped = pageGroups.flatMap(({ paths }) => paths);
  expect(grouped.toSorted()).toEqual(consolePages.map(({ path }) => path).toSorted());
});
