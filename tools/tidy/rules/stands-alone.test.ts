// A path of one machine is found; a path of the product is not.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { standsAlone } from './stands-alone.ts';

test('a folder of a machine is found', () => {
  expect(spotsOf(standsAlone, { 'a.md': 'See\n/home/anna/notes.\n' })).toEqual(['a.md:2']);
});

test('an address of the product passes', () => {
  expect(spotsOf(standsAlone, { 'a.ts': "const page = '/account/home/wallet';" })).toEqual([]);
});
