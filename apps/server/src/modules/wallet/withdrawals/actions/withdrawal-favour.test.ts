// Proves what a level is worth at the cashier: a larger withdrawal, never a smaller one, and a
// place before others in the list of what waits.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildWallet, cashier, playerNamed, units, type BuiltWallet } from '../../testing.ts';
import { withdrawalFavour } from './withdrawal-favour.ts';

const favours = new Map([
  ['ana', { maximum: units('600000'), first: true }],
  ['low', { maximum: units('1'), first: false }],
]);
const none = { maximum: null, first: false };
let database: Database;
let built: BuiltWallet;
let cards = 0;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database, { favourOf: async (id) => favours.get(id) ?? none });
});

afterEach(async () => {
  await built.close();
  await database.close();
});

async function withdraw(name: string, amount: number) {
  const caller = playerNamed(name);
  await built.fund(name, '700000');
  const card = { bankCode: 'BDO', cardHolder: name, cardNumber: String(12345678 + cards) };
  cards += 1;
  const added = await built.actions.addBankCard({
    ...built.context(),
    caller,
    input: { ...card, paymentPassword: 'secret' },
  });
  if ('refused' in added) throw new Error(added.refused);
  const input = { amount, bankCardId: added.bankCardId, paymentPassword: 'secret' };
  return built.actions.requestWithdrawal({ ...built.context(), caller, input });
}

const largest = async (name: string) => {
  const call = { ...built.context(), caller: playerNamed(name), input: {} };
  const settings = await built.actions.getWithdrawSettings(call);
  return 'refused' in settings ? settings.refused : settings.maximumAmount;
};

// @proves L23
test('a level raises the withdrawal maximum, and the page shows it', async () => {
  expect(await largest('ana')).toBe(600_000);
  expect(await withdraw('ana', 600_000)).toMatchObject({ amount: 600_000 });
  const beyond = await withdraw('ana', 600_001);
  expect(beyond).toEqual({ refused: 'amount-above-maximum', facts: { maximum: '600000.00' } });
});

test('without a level the general maximum holds, and no level lowers it', async () => {
  expect([await largest('budi'), await largest('low')]).toEqual([500_000, 500_000]);
  const refused = { refused: 'amount-above-maximum', facts: { maximum: '500000.00' } };
  expect(await withdraw('budi', 500_001)).toEqual(refused);
  const { maximum } = await withdrawalFavour(built.ports, 'low');
  expect(maximum).toBe(units('500000'));
});

test('a withdrawal with priority by level is listed before earlier ones', async () => {
  await withdraw('budi', 300);
  built.clock.advance(1000);
  await withdraw('citra', 300);
  built.clock.advance(1000);
  await withdraw('ana', 300);
  const call = { ...built.context(), caller: cashier, input: {} };
  const listed = await built.actions.listWithdrawalsToJudge(call);
  if ('refused' in listed) throw new Error('refused');
  expect(listed.list.map(({ playerId, first }) => [playerId, first])).toEqual([
    ['ana', true],
    ['budi', false],
    ['citra', false],
  ]);
});

test('pending withdrawals are listed before decided ones, which stand newest first', async () => {
  const ids = new Map<string, string>();
  for (const name of ['old', 'mid', 'new', 'budi', 'ana']) {
    const asked = await withdraw(name, 300);
    if ('refused' in asked) throw new Error(asked.refused);
    ids.set(asked.refId, name);
    built.clock.advance(1000);
  }
  const decided = [...ids].filter(([, name]) => ['old', 'mid', 'new'].includes(name));
  for (const [id] of decided)
    await built.actions.approveWithdrawal({ ...built.context(), caller: cashier, input: { id } });
  const names = async (input: object) => {
    const listed = await built.actions.listWithdrawalsToJudge({
      ...built.context(),
      caller: cashier,
      input: { pageSize: 3, ...input },
    });
    if ('refused' in listed) throw new Error(listed.refused);
    return [listed.total, ...listed.list.map(({ id }) => ids.get(id))];
  };
  expect(await names({ pageNo: 1 })).toEqual([5, 'ana', 'budi', 'new']);
  expect(await names({ pageNo: 2 })).toEqual([5, 'mid', 'old']);
  expect(await names({ state: 'pending' })).toEqual([2, 'ana', 'budi']);
  expect(await names({ state: 'approved' })).toEqual([3, 'new', 'mid', 'old']);
});
