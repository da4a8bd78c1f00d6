// Providers that tell news late, twice, in the wrong order or of another amount, and a house that
// changes its provider meanwhile: money is paid once, and nothing that was asked for is forgotten.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { cashOf, channelOf, look, offer, start, started } from '../../deposits/testing.ts';
import {
  buildWallet,
  cashier,
  playerNamed,
  scriptedProvider,
  units,
  type BuiltWallet,
  type News,
} from '../../testing.ts';

const ana = playerNamed('ana');
const second = { ...cashier, staffId: 'staff-2', username: 'second' };
let database: Database;
let payment: ReturnType<typeof scriptedProvider>;
let other: ReturnType<typeof scriptedProvider>;
let built: BuiltWallet;

/** The same house with its providers in another order. */
const house = (...providers: readonly ReturnType<typeof scriptedProvider>['provider'][]) =>
  buildWallet(database, { providers });

beforeEach(async () => {
  database = await freshDatabase();
  payment = scriptedProvider();
  other = scriptedProvider();
  built = house(payment.provider);
});

afterEach(async () => {
  const { balanced } = await built.wallet.trialBalance();
  if (!balanced) throw new Error('the books do not balance');
  await built.wallet.stop();
  await database.close();
});

const otherProvider = () => ({ ...other.provider, name: 'otherpay' });
const byStaff = (id: string) => ({ ...built.context(), caller: cashier, input: { id } });
const pay = (id: string, by = built) => by.actions.payWithdrawal(byStaff(id));
const tell = (reference: string, outcome: News['outcome'], more: Partial<News> = {}) =>
  built.hear({ kind: 'payout', outcome, reference, amount: '400', ...more });

async function approved(amount = 400): Promise<string> {
  await built.fund('ana', '1000');
  const secret = { paymentPassword: 'secret' };
  const card = { bankCode: 'BDO', cardHolder: 'Ana Cruz', cardNumber: '12345678', ...secret };
  const added = await built.actions.addBankCard({ ...built.context(), caller: ana, input: card });
  const bankCardId = 'refused' in added ? '' : added.bankCardId;
  const input = { amount, bankCardId, ...secret };
  const asked = await built.actions.requestWithdrawal({ ...built.context(), caller: ana, input });
  if ('refused' in asked) throw new Error(asked.refused);
  await built.actions.approveWithdrawal(byStaff(asked.refId));
  return asked.refId;
}

const stateOf = async (id: string) => {
  const { list } = (await built.actions.listWithdrawalsToJudge({
    ...built.context(),
    caller: cashier,
    input: {},
  })) as { list: { id: string; state: string }[] };
  return list.find((one) => one.id === id)?.state;
};

test('an attempt without an answer is repeated at the provider that has it', async () => {
  const id = await approved();
  payment.script.mood = 'silent';
  expect(await pay(id)).toEqual({ refused: 'provider-unavailable' });
  const changed = house(otherProvider(), payment.provider);
  payment.script.mood = 'well';
  await pay(id, changed);
  expect(other.asked).toEqual([]);
  expect(payment.asked).toEqual([id]);
  await changed.close();
});

test('a part without an answer is repeated at the provider that has it', async () => {
  const id = await approved();
  const parts = [{ amount: '400', way: 'payout' as const }];
  await built.actions.splitWithdrawal({ ...byStaff(id), input: { id, parts } });
  const partId = `${id}p1`;
  payment.script.mood = 'silent';
  const payPart = (by: BuiltWallet) => by.actions.payWithdrawalPart(byStaff(partId));
  expect(await payPart(built)).toEqual({ refused: 'provider-unavailable' });
  const changed = house(otherProvider(), payment.provider);
  payment.script.mood = 'well';
  await payPart(changed);
  expect(other.asked).toEqual([]);
  expect(payment.asked).toEqual([partId]);
  await changed.close();
});

test('a payout that is told as paid after it failed is not paid again', async () => {
  const id = await approved();
  await pay(id);
  await tell(id, 'failed');
  expect(await stateOf(id)).toBe('approved');
  await tell(id, 'paid');
  expect(await stateOf(id)).toBe('paid');
  expect(await pay(id)).toEqual({ refused: 'withdrawal-not-approved' });
});

test('a late word about an earlier attempt does not end the one that is under way', async () => {
  const id = await approved();
  await pay(id);
  await tell(id, 'failed');
  await pay(id);
  await tell(id, 'paid');
  expect(await stateOf(id)).toBe('paying');
  await tell(`${id}-2`, 'paid');
  expect(await stateOf(id)).toBe('paid');
});

test('a provider that says no after it has told of the payment changes nothing', async () => {
  const id = await approved();
  const telling = {
    ...payment.provider,
    createPayout: async () => {
      await tell(id, 'paid');
      throw new Error('not accepted');
    },
  };
  const changed = house(telling);
  expect(await pay(id, changed)).toEqual({ refused: 'provider-unavailable' });
  expect(await stateOf(id)).toBe('paid');
  const { rows } = await database.pool.query('select state from wallet_payout');
  expect(rows).toEqual([{ state: 'paid' }]);
  await changed.close();
});

test('after silence the same click can only ask for the same deposit again', async () => {
  const [qr, wallet] = [channelOf('qr'), channelOf('ewallet')];
  await offer(built, qr, wallet);
  const click = { intent: 'click' };
  payment.script.mood = 'silent';
  expect(await start(built, qr, click)).toEqual({ refused: 'provider-unavailable' });
  payment.script.mood = 'well';
  const other = { refused: 'idempotency-key-reused' };
  expect(await start(built, qr, { ...click, amount: 900 })).toEqual(other);
  expect(await start(built, wallet, click)).toEqual(other);
  const id = await started(built, qr, click);
  await built.hear({ kind: 'deposit', outcome: 'paid', reference: id });
  expect(await look(built, id)).toMatchObject({ requested: '500.0000', arrived: '500.0000' });
  expect(payment.asked).toEqual([id]);
});

async function credited(): Promise<string> {
  const qr = channelOf('qr');
  await offer(built, qr);
  const id = await started(built, qr);
  await built.hear({ kind: 'deposit', outcome: 'paid', reference: id });
  return id;
}

test('a reversal in another currency is left to a person', async () => {
  const id = await credited();
  const reversed = { kind: 'deposit', outcome: 'reversed', reference: id, amount: '8.52' } as const;
  await built.hear({ ...reversed, currency: 'USD' });
  expect(await look(built, id)).toMatchObject({ state: 'success', reversed: '0.0000' });
  await built.hear({ ...reversed, amount: '500' });
  expect(await cashOf(built)).toBe(0n);
});

test('a deposit that was taken back before it came is not credited by hand', async () => {
  const qr = channelOf('qr');
  await offer(built, qr);
  const id = await started(built, qr);
  await built.hear({ kind: 'deposit', outcome: 'reversed', reference: id });
  const input = {
    kind: 'credit',
    depositId: id,
    amount: '500',
    reason: 'found it',
    proof: 'slip 1',
  } as const;
  const proposed = await built.actions.proposeAdjustment({
    ...built.context(),
    caller: cashier,
    input,
  });
  const waiting = 'refused' in proposed ? proposed.refused : proposed.id;
  const decision = { ...built.context(), caller: second, input: { id: waiting } };
  expect(await built.actions.confirmAdjustment(decision)).toEqual({
    refused: 'deposit-settled-already',
  });
  expect(await cashOf(built)).toBe(0n);
});

test('a member who owes for a deposit is not paid what was asked for before', async () => {
  const deposit = await credited();
  await built.play('ana', '500', { payout: units('500') });
  const id = await approved(1500);
  const reversed = { kind: 'deposit', outcome: 'reversed', reference: deposit } as const;
  await built.hear(reversed);
  const owing = { refused: 'member-owes', facts: { debt: '500.00' } };
  expect(await pay(id)).toMatchObject(owing);
  const parts = [{ amount: '1500', way: 'payout' as const }];
  const split = built.actions.splitWithdrawal({ ...byStaff(id), input: { id, parts } });
  expect(await split).toMatchObject(owing);
  expect(payment.asked).toEqual([deposit]);
});
