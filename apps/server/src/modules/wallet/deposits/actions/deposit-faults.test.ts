// Deposits that go wrong: partial, wrong and late payments, confirmations, news that come
// twice and out of order, and deposits that a provider takes back after days.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildWallet, type BuiltWallet, type News } from '../../testing.ts';
import { ana, cashOf, channelOf, days, look, offer, started, stepsOf, units } from '../testing.ts';

let database: Database;
let built: BuiltWallet;
const qr = channelOf('qr');
const crypto = channelOf('crypto');

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
  await offer(built, qr, crypto);
});

afterEach(async () => {
  await built.wallet.stop();
  await database.close();
});

const tell = (reference: string, outcome: News['outcome'], more: Partial<News> = {}) =>
  built.hear({ kind: 'deposit', outcome, reference, ...more });

const balanced = async () => (await built.wallet.trialBalance()).balanced;

test('every step of a paid deposit is kept with its time', async () => {
  const id = await started(built, qr);
  const requested = built.clock.now();
  built.clock.advance(4000);
  await tell(id, 'paid');
  expect((await look(built, id)).steps).toEqual([
    { step: 'requested', at: requested },
    { step: 'payment-due', at: requested },
    { step: 'credited', at: requested + 4000 },
  ]);
});

test('a partial payment is credited as it arrived', async () => {
  const id = await started(built, qr);
  await tell(id, 'paid', { amount: '200' });
  expect(await look(built, id)).toMatchObject({ requested: '500.0000', arrived: '200.0000' });
  expect(await cashOf(built)).toBe(units('200'));
});

test('a payment after a refusal is credited, a refusal after it changes nothing', async () => {
  const id = await started(built, qr);
  await tell(id, 'failed');
  expect(await look(built, id)).toMatchObject({ state: 'refused', problem: 'failed' });
  await tell(id, 'paid');
  await tell(id, 'failed');
  expect(await stepsOf(built, id)).toEqual(['requested', 'payment-due', 'refused', 'credited']);
  expect(await cashOf(built)).toBe(units('500'));
});

test('confirmations are counted, and the deposit is credited at the set number', async () => {
  const id = await started(built, crypto);
  for (const confirmations of [0, 2, 1]) await tell(id, 'confirming', { confirmations });
  expect(await look(built, id)).toMatchObject({
    step: 'confirming',
    confirmations: 2,
    confirmationsNeeded: 3,
    state: 'processing',
  });
  expect(await cashOf(built)).toBe(0n);
  await tell(id, 'confirming', { confirmations: 3 });
  await tell(id, 'paid');
  expect(await look(built, id)).toMatchObject({ state: 'success', step: 'credited' });
  expect(await cashOf(built)).toBe(units('500'));
});

test('an earlier step that is told after a later one changes nothing', async () => {
  const id = await started(built, crypto);
  await tell(id, 'paid');
  await tell(id, 'confirming', { confirmations: 1 });
  expect(await look(built, id)).toMatchObject({ state: 'success', step: 'credited' });
});

test('ten webhooks of one payment at once credit it once', async () => {
  const id = await started(built, qr);
  await Promise.all(Array.from({ length: 10 }, () => tell(id, 'paid')));
  expect(await cashOf(built)).toBe(units('500'));
  expect(await balanced()).toBe(true);
});

test('a reversal after days takes back the money and the open turnover', async () => {
  const id = await started(built, qr);
  await tell(id, 'paid');
  await built.fund('ana', '100');
  built.clock.advance(days(9));
  await tell(id, 'reversed');
  await tell(id, 'reversed');
  expect(await cashOf(built)).toBe(units('100'));
  expect(await built.wallet.turnoverRequired('ana', 'PHP')).toBe(0n);
  expect(await look(built, id)).toMatchObject({
    state: 'reversed',
    step: 'reversed',
    reversed: '500.0000',
  });
  const call = { ...built.context(), caller: ana, input: { state: 3 } };
  expect(await built.actions.listDeposits(call)).toMatchObject({
    list: [{ transId: id, state: 3, status: 'reversed', reversedAmount: 500 }],
  });
  expect(built.told.map(({ event }) => event)).toContain('deposits-changed');
  expect(await balanced()).toBe(true);
});

test('a reversal of spent money leaves a debt, which stops withdrawals', async () => {
  const id = await started(built, qr);
  await tell(id, 'paid');
  await built.ledger.post({
    key: 'spent',
    event: 'stake-opened',
    reference: 'round',
    legs: [
      { account: { owner: 'ana', kind: 'player-cash', currency: 'PHP' }, amount: -units('350') },
      { account: { owner: 'house', kind: 'house-gaming', currency: 'PHP' }, amount: units('350') },
    ],
  });
  await Promise.all([tell(id, 'reversed'), tell(id, 'reversed')]);
  expect(await cashOf(built)).toBe(0n);
  const { totals } = await built.wallet.trialBalance();
  expect(totals.find(({ kind }) => kind === 'player-debt')?.balance).toBe(-units('350'));
  expect(await balanced()).toBe(true);
});

test('a part that is taken back is taken, and the requirement of the deposit stays', async () => {
  const id = await started(built, qr);
  await tell(id, 'paid');
  await tell(id, 'reversed', { amount: '120' });
  expect(await cashOf(built)).toBe(units('380'));
  expect(await built.wallet.turnoverRequired('ana', 'PHP')).toBe(units('500'));
});

test('a deposit that was taken back counts no more where a withdrawal is judged', async () => {
  const [kept, gone] = [await started(built, qr), await started(built, qr)];
  for (const id of [kept, gone]) await tell(id, 'paid');
  await tell(kept, 'reversed', { amount: '120' });
  await tell(gone, 'reversed');
  const payee = { bankCode: 'BDO', numberEnd: '5678' };
  const search = { playerId: 'ana', currency: 'PHP', except: '', payee, at: built.clock.now() };
  expect(await built.wallet.desk.history(database.kysely, search)).toMatchObject({
    deposits: 1,
    depositSum: units('380'),
    depositMonthSum: units('380'),
  });
});

test('a payment that is told after its own reversal is not credited', async () => {
  const id = await started(built, qr);
  await tell(id, 'reversed');
  await tell(id, 'paid');
  expect(await look(built, id)).toMatchObject({ state: 'reversed', arrived: null });
  expect(await cashOf(built)).toBe(0n);
});

test('a reversal gives the house’s fee back', async () => {
  const fee = { fixed: units('10'), permille: 0, payer: 'player' } as const;
  const charged = channelOf('ewallet', { fee });
  await offer(built, charged);
  const id = await started(built, charged);
  await tell(id, 'paid');
  expect(await cashOf(built)).toBe(units('490'));
  await tell(id, 'reversed');
  expect(await cashOf(built)).toBe(0n);
  const { totals, balanced: isBalanced } = await built.wallet.trialBalance();
  expect(totals.find(({ kind }) => kind === 'house-fees')?.balance ?? 0n).toBe(0n);
  expect(isBalanced).toBe(true);
});

test('news of another provider’s deposit is unknown', async () => {
  const manual = channelOf('manual');
  await offer(built, manual);
  const id = await started(built, manual);
  expect(await tell(id, 'paid')).toEqual({ refused: 'payment-unknown' });
  expect(await cashOf(built)).toBe(0n);
});
