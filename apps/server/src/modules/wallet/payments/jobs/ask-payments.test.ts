// Providers that tell nothing are asked: a bounded number at a time, at growing pauses, for some
// days; what they answer is heard as if they had told it, and silence is shown to staff.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import { given } from '../../../../platform/call/testing.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildWallet, cashier, scriptedProvider, type BuiltWallet } from '../../testing.ts';
import { cashOf, channelOf, days, look, minutes, offer, started } from '../../deposits/testing.ts';
import { ana, picture, stepsOf, units } from '../../deposits/testing.ts';

let database: Database;
let built: BuiltWallet;
let payment: ReturnType<typeof scriptedProvider>;
const qr = channelOf('qr', { payMinutes: 1440 });

beforeEach(async () => {
  database = await freshDatabase();
  payment = scriptedProvider();
  const { verifyWebhook: _none, ...asked } = payment.provider;
  built = buildWallet(database, { providers: [asked] });
  await offer(built, qr);
});

afterEach(async () => {
  await built.wallet.stop();
  await database.close();
});

const ask = async (after = minutes(1)) => {
  built.clock.advance(after);
  await built.wallet.jobs.find(({ name }) => name === 'wallet-ask-payments')?.run();
};
const asks = () => payment.asked.filter((one) => one.startsWith('status')).length;
const paid = (reference: string) => ({ kind: 'deposit', outcome: 'paid', reference }) as const;

test('a paid deposit is found by asking, and credited once', async () => {
  const id = await started(built, qr);
  await ask();
  expect(await look(built, id)).toMatchObject({ state: 'processing' });
  payment.script.status = paid(id);
  await ask(minutes(2));
  await ask(minutes(2));
  expect(await look(built, id)).toMatchObject({ state: 'success' });
  expect(await cashOf(built)).toBe(units('500'));
});

test('the pauses between asks grow', async () => {
  await started(built, qr);
  for (let minute = 0; minute < 60; minute += 1) await ask();
  expect(asks()).toBeGreaterThan(3);
  expect(asks()).toBeLessThan(8);
});

test('an unpaid deposit expires in its time; a later payment is still found', async () => {
  const id = await started(built, qr);
  for (let hour = 0; hour < 25; hour += 1) await ask(minutes(60));
  expect(await look(built, id)).toMatchObject({ state: 'refused', problem: 'expired' });
  payment.script.status = paid(id);
  await ask(minutes(60));
  expect(await look(built, id)).toMatchObject({ state: 'success' });
});

test('a deposit with a proof does not expire by asking; staff see it in the end', async () => {
  const id = await started(built, qr);
  const caller = ana;
  const sent = { ...built.context(), caller, input: { id, picture: await picture() } };
  expect(given(await built.actions.sendDepositProof(sent))).toMatchObject({ proofs: 1 });
  for (let hour = 0; hour < 30; hour += 1) await ask(minutes(60));
  expect(await look(built, id)).toMatchObject({ state: 'processing', step: 'proof-sent' });
  for (let hour = 0; hour < 44; hour += 1) await ask(minutes(60));
  const call = { ...built.context(), caller: cashier, input: { waiting: 'silent' as const } };
  expect(await built.actions.listDepositsOfAll(call)).toMatchObject({ total: 1, list: [{ id }] });
});

test('a provider that gives no answer for days is silent, and staff see it', async () => {
  const id = await started(built, qr);
  payment.script.mood = 'silent';
  for (let hour = 0; hour < 74; hour += 1) await ask(minutes(60));
  expect(await stepsOf(built, id)).toEqual(['requested', 'payment-due', 'silent']);
  const call = { ...built.context(), caller: cashier, input: { waiting: 'silent' as const } };
  expect(await built.actions.listDepositsOfAll(call)).toMatchObject({ total: 1, list: [{ id }] });
  expect(built.told.map(({ event }) => event)).toContain('deposits-changed');
  payment.script.mood = 'well';
  const before = asks();
  await ask(days(1));
  expect(asks()).toBe(before);
});

test('a deposit that is taken back weeks later is found', async () => {
  const id = await started(built, qr);
  payment.script.status = paid(id);
  await ask();
  for (let day = 0; day < 20; day += 1) await ask(days(1));
  expect(await cashOf(built)).toBe(units('500'));
  payment.script.status = { kind: 'deposit', outcome: 'reversed', reference: id };
  await ask(days(1));
  expect(await cashOf(built)).toBe(0n);
  const before = asks();
  await ask(days(2));
  expect(asks()).toBe(before);
});

test('a credited deposit is not asked for after a month', async () => {
  const id = await started(built, qr);
  payment.script.status = paid(id);
  for (let day = 0; day < 40; day += 1) await ask(days(1));
  expect(asks()).toBeGreaterThan(25);
  expect(asks()).toBeLessThan(34);
});

test('while its player looks, a provider is asked every few seconds at most', async () => {
  const id = await started(built, qr);
  payment.script.status = 'waiting';
  await Promise.all(Array.from({ length: 8 }, () => look(built, id)));
  expect(asks()).toBe(1);
  built.clock.advance(4000);
  await look(built, id);
  expect(asks()).toBe(1);
  payment.script.status = paid(id);
  built.clock.advance(2000);
  expect(await look(built, id)).toMatchObject({ state: 'success' });
});

test('one run asks for at most fifty deposits', async () => {
  const intents = Array.from({ length: 60 }, (_none, index) => `click-${index}`);
  for (const intent of intents) await started(built, qr, { intent, amount: 50 });
  await ask();
  expect(asks()).toBe(50);
  await ask();
  expect(asks()).toBeGreaterThanOrEqual(60);
});

test('a payout is asked for too', async () => {
  await built.fund('ana', '1000');
  const caller = { kind: 'player', playerId: 'ana' } as never;
  const card = await built.actions.addBankCard({
    ...built.context(),
    caller: { ...(caller as object), confirmedUntil: Infinity, playerId: 'ana' } as never,
    input: {
      bankCode: 'BDO',
      cardNumber: '1234567890',
      cardHolder: 'Ana',
      paymentPassword: 'secret',
    },
  });
  if ('refused' in card) throw new Error(card.refused);
  const asked = await built.actions.requestWithdrawal({
    ...built.context(),
    caller: { kind: 'player', playerId: 'ana', currency: 'PHP' } as never,
    input: { amount: 400, bankCardId: card.bankCardId, paymentPassword: 'secret' },
  });
  if ('refused' in asked) throw new Error(asked.refused);
  const staff = { ...built.context(), caller: cashier, input: { id: asked.refId } };
  await built.actions.approveWithdrawal(staff);
  await built.actions.payWithdrawal({ ...staff, ...built.context() });
  payment.script.status = {
    kind: 'payout',
    outcome: 'paid',
    reference: asked.refId,
    amount: '400',
  };
  await ask();
  const list = await built.actions.listWithdrawalsToJudge({ ...staff, input: {} });
  expect(list).toMatchObject({ list: [{ state: 'paid' }] });
});
