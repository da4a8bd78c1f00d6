// An action or a rule that no test of its module names is found; files of types alone need none.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { decisionTests } from './decision-tests.ts';

const module = 'apps/server/src/modules/wallet';
const action = `${module}/actions/pay-withdrawal.ts`;
const code = { [action]: 'export const payWithdrawal = 1;' };

test('an action that no test of its module names is found', () => {
  expect(spotsOf(decisionTests, code)).toEqual([`${action}:1`]);
  const stranger = { 'apps/server/src/modules/vip/a.test.ts': 'payWithdrawal();' };
  expect(spotsOf(decisionTests, { ...code, ...stranger })).toEqual([`${action}:1`]);
});

test('an action or a rule of a part is found too', () => {
  const inPart = `${module}/payouts/rules/due.ts`;
  expect(spotsOf(decisionTests, { [inPart]: 'export const due = 1;' })).toEqual([`${inPart}:1`]);
});

test.each([
  [`${module}/actions/pay-withdrawal.test.ts`, "import { x } from './pay-withdrawal.ts';"],
  [`${module}/wallet.test.ts`, 'await wallet.actions.payWithdrawal(call);'],
])('%s proves it', (path, text) => {
  expect(spotsOf(decisionTests, { ...code, [path]: text })).toEqual([]);
});

test('types alone and other rooms need no test', () => {
  expect(
    spotsOf(decisionTests, {
      [action]: 'export interface Pay {}',
      [`${module}/store/reader.ts`]: 'export const read = 1;',
    }),
  ).toEqual([]);
});
