// A module without its page, or a page without one of the five headings, is found.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { moduleReadme } from './module-readme.ts';

const door = 'apps/server/src/modules/wallet/index.ts';
const page = 'apps/server/src/modules/wallet/README.md';
const full = '# Wallet\n## Owns\n## Promises\n## Offers\n## Tells\n## Hears\n';

test('a module without README is found', () => {
  expect(spotsOf(moduleReadme, { [door]: '' })).toEqual([`${door}:1`]);
});

test('a missing heading and a long page are found, a full page passes', () => {
  expect(spotsOf(moduleReadme, { [door]: '', [page]: full })).toEqual([]);
  const short = full.replace('## Tells\n', '');
  expect(spotsOf(moduleReadme, { [door]: '', [page]: short })).toEqual([`${page}:1`]);
  const long = full + 'More.\n'.repeat(60);
  expect(spotsOf(moduleReadme, { [door]: '', [page]: long })).toEqual([`${page}:61`]);
});
