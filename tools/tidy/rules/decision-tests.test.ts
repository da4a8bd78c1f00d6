// An action or a rule without its test is found; files of types alone need none.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { decisionTests } from './decision-tests.ts';

const action = 'apps/server/src/modules/wallet/actions/pay.ts';

test('an action without its test is found', () => {
  expect(spotsOf(decisionTests, { [action]: 'export const pay = 1;' })).toEqual([`${action}:1`]);
  expect(
    spotsOf(decisionTests, {
      [action]: 'export const pay = 1;',
      'apps/server/src/modules/wallet/actions/pay.test.ts': '',
    }),
  ).toEqual([]);
});

test('types alone and other rooms need no test', () => {
  expect(
    spotsOf(decisionTests, {
      [action]: 'export interface Pay {}',
      'apps/server/src/modules/wallet/store/reader.ts': 'export const read = 1;',
    }),
  ).toEqual([]);
});
