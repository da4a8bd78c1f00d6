// A new endpoint goes to the first page for its callers that has room.
import { expect, test } from 'vitest';
import { virtualTree } from '../source/tree.ts';
import { pageFor, pagesOf } from './contract-pages.ts';
import { Unplannable } from './plan.ts';

const at = 'packages/contract/src';
const index = `
import { aOfSite } from './site.ts';
import { aOperations } from './operations.ts';
export const a = { ...aOfSite, ...aOperations };
`;
const site = "export const aOfSite = { one: endpoint({ who: 'member' }) };\n";
const operations = "export const aOperations = { two: endpoint({ who: 'staff' }) };\n";
const folder = { [`${at}/a/index.ts`]: index, [`${at}/a/operations.ts`]: operations };
const tree = virtualTree({ ...folder, [`${at}/a/site.ts`]: site });

test('the pages of a folder stand as its index gathers them', () => {
  expect(pagesOf(tree, 'a').map(({ constant }) => constant)).toEqual(['aOfSite', 'aOperations']);
});

test.each([
  [undefined, 'site.ts', 'player'],
  ['staff', 'operations.ts', 'staff'],
] as const)('asked for %s it is %s', (wish, file, audience) => {
  const found = pageFor(tree, 'a', wish);
  expect(found.page.path).toBe(`${at}/a/${file}`);
  expect(found.audience).toBe(audience);
});

test('a noun of staff alone gets a call of staff', () => {
  const one = virtualTree({ [`${at}/b.ts`]: operations });
  expect(pageFor(one, 'b').audience).toBe('staff');
});

test('a full page is passed over, and a noun without room is told', () => {
  const full = `${site}${'\n'.repeat(290)}`;
  const spare = "export const aOperations = { two: endpoint({ who: 'player' }) };\n";
  const pages = { [`${at}/a/index.ts`]: index, [`${at}/a/site.ts`]: full };
  const next = virtualTree({ ...pages, [`${at}/a/operations.ts`]: spare });
  expect(pageFor(next, 'a').page.path).toBe(`${at}/a/operations.ts`);
  const none = virtualTree({ ...pages, [`${at}/a/operations.ts`]: full });
  expect(() => pageFor(none, 'a')).toThrow(Unplannable);
});
