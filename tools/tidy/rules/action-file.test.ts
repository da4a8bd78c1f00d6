// An endpoint whose action has no file of its name is found in the contract.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { actionFile } from './action-file.ts';

const noun = 'packages/contract/src/wallet/index.ts';
const more = 'packages/contract/src/wallet/operations.ts';
const whole = {
  [noun]: 'export const wallet = {\n  getBalance: endpoint({}),\n};\n',
  [more]: 'export const walletOperations = {\n  payWithdrawal: endpoint({}),\n};\n',
  'apps/server/src/modules/wallet/index.ts': '',
  'apps/server/src/modules/wallet/actions/get-balance.ts': '',
  'apps/server/src/modules/wallet/actions/pay-withdrawal.ts': '',
};

test('an action for every endpoint passes', () => {
  expect(spotsOf(actionFile, whole)).toEqual([]);
});

test('an action in a part of the module passes', () => {
  const { 'apps/server/src/modules/wallet/actions/get-balance.ts': _, ...rest } = whole;
  const inPart = { 'apps/server/src/modules/wallet/balances/actions/get-balance.ts': '' };
  expect(spotsOf(actionFile, { ...rest, ...inPart })).toEqual([]);
});

test.each([
  ['get-balance', noun],
  ['pay-withdrawal', more],
])('without %s its endpoint is found', (name, file) => {
  const gone = `apps/server/src/modules/wallet/actions/${name}.ts`;
  const rest = Object.fromEntries(Object.entries(whole).filter(([path]) => path !== gone));
  expect(spotsOf(actionFile, rest)).toEqual([`${file}:2`]);
});
