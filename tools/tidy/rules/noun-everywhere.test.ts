// A noun of the contract that is missing in a layer is found, once for each layer.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { nounEverywhere } from './noun-everywhere.ts';

const noun = 'packages/contract/src/slots.ts';
const whole = {
  [noun]: '',
  'packages/contract/src/index.ts': '',
  'apps/server/src/modules/slots/index.ts': '',
  'packages/i18n/src/locales/en/slots.ts': '',
  'apps/arcade/src/games/slots/screen.tsx': '',
};

test('a whole slice passes, also as a folder of the contract', () => {
  expect(spotsOf(nounEverywhere, whole)).toEqual([]);
  const { [noun]: page, ...rest } = whole;
  const folder = 'packages/contract/src/slots';
  const paged = { ...rest, [`${folder}/index.ts`]: '', [`${folder}/operations.ts`]: page };
  expect(spotsOf(nounEverywhere, paged)).toEqual([]);
});

test('a page beside its noun instead of in its folder is found', () => {
  const beside = 'packages/contract/src/slots-operations.ts';
  expect(spotsOf(nounEverywhere, { ...whole, [beside]: '' })).toContain(`${beside}:1`);
});

test.each([
  'apps/server/src/modules/slots/index.ts',
  'packages/i18n/src/locales/en/slots.ts',
  'apps/arcade/src/games/slots/screen.tsx',
])('without %s it is found', (gone) => {
  const rest = Object.entries(whole).filter(([path]) => path !== gone);
  expect(spotsOf(nounEverywhere, Object.fromEntries(rest))).toEqual([`${noun}:1`]);
});
