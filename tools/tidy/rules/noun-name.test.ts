// A second word for a noun is found in the texts and in the folders of screens.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { nounName } from './noun-name.ts';

const contract = { 'packages/contract/src/jackpots.ts': '' };
const site = 'apps/site/src/features';
const english = 'packages/i18n/src/locales/en';

test('nouns, and what belongs to none, pass', () => {
  const named = {
    ...contract,
    [`${english}/jackpots.ts`]: '',
    [`${english}/console/jackpots.ts`]: '',
    [`${english}/shell.ts`]: '',
    [`${site}/jackpots/wall.tsx`]: '',
    [`${site}/home/hero.tsx`]: '',
  };
  expect(spotsOf(nounName, named)).toEqual([]);
});

test.each([`${english}/pools.ts`, `${english}/console/pools.ts`, `${site}/pools/wall.tsx`])(
  '%s is found',
  (path) => {
    expect(spotsOf(nounName, { ...contract, [path]: '' })).toEqual([`${path}:1`]);
  },
);

test('a folder of screens is found once', () => {
  const files = { ...contract, [`${site}/pools/a.tsx`]: '', [`${site}/pools/b.tsx`]: '' };
  expect(spotsOf(nounName, files)).toEqual([`${site}/pools/a.tsx:1`]);
});
