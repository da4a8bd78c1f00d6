// Deposits, from the click to the books: every refusal in order, one deposit a click, and news from
// the provider that comes twice, late, wrong or not at all.
import { refuse } from '@baize/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildWallet, cashier, playerNamed, units, type BuiltWallet } from '../../testing.ts';

const ana = playerNamed('ana');
const qr = { vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH' };
let database: Database;
let built: BuiltWallet;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
  await built.wallet.start();
});

afterEach(async () => {
  await built.wallet.stop();
  await database.close();
});

function deposit(amount: number, more: { intent?: string; bankCode?: string } = {}) {
  const { intent, bankCode = 'QRPH' } = more;
  const input = { ...qr, amount, bankCode };
  return built.actions.depositByLaunchUrl({ ...built.context(intent), caller: ana, input });
}

async function openDeposit(amount = 500): Promise<string> {
  const opened = await deposit(amount);
  if ('refused' in opened) throw new Error(opened.refused);
  return opened.transId;
}

async function cashOf(playerId: string): Promise<bigint> {
  return (await built.ledger.balance(playerId, 'PHP')).cash;
}

async function depositsOf(): Promise<unknown[]> {
  const listed = await built.actions.listDeposits({ ...built.context(), caller: ana, input: {} });
  if ('refused' in listed) throw new Error('the list was refused');
  return listed.list;
}

test('the channels are listed by kind with the limits of the brand', async () => {
  const visit = { ...built.context(), caller: ana, input: {} };
  const channels = await built.actions.getDepositChannels(visit);
  expect(channels).toMatchObject({
    QR: { channels: [{ vendorId: 'sandpay', minimumAmount: 50, maximumAmount: 1_000_000 }] },
  });
});

test.each([
  [0.001, {}, 'amount-invalid'],
  [0, {}, 'amount-invalid'],
  [1, { bankCode: 'BDO' }, 'channel-unknown'],
  [49.99, {}, 'amount-below-minimum'],
  [1_000_000.01, {}, 'amount-above-maximum'],
])('a deposit of %d %j is refused: %s', async (amount, more, refused) => {
  expect(await deposit(amount, more)).toMatchObject({ refused });
  expect(await depositsOf()).toEqual([]);
  expect(built.asked).toEqual([]);
});

test('a player on a break is refused', async () => {
  const resting = buildWallet(database, {
    refusalOfPause: async () => refuse('player-on-break', { facts: { until: 7 } }),
  });
  const input = { ...qr, amount: 500 };
  const call = { ...resting.context(), caller: ana, input };
  expect(await resting.actions.depositByLaunchUrl(call)).toMatchObject({
    refused: 'player-on-break',
  });
  await resting.close();
});

test('a player with terms to accept cannot deposit', async () => {
  const refusalOfDeposit = async () => refuse('terms-due');
  const gated = buildWallet(database, { refusalOfDeposit });
  const call = { ...gated.context(), caller: ana, input: { ...qr, amount: 500 } };
  expect(await gated.actions.depositByLaunchUrl(call)).toEqual({ refused: 'terms-due' });
  expect(gated.asked).toEqual([]);
  await gated.close();
});

test('a deposit limit counts pending deposits, and parallel ones cannot pass it', async () => {
  const { depositLimits } = built.wallet;
  await depositLimits.set('ana', 'day', units('1000'), built.clock.now());
  await built.hear({ kind: 'deposit', outcome: 'paid', reference: await openDeposit(500) });
  const both = await Promise.all([deposit(500), deposit(500)]);
  expect(both.filter((answer) => 'refused' in answer)).toMatchObject([
    { refused: 'deposit-limit-reached' },
  ]);
  const [day] = await depositLimits.list('ana', built.clock.now());
  expect(day).toMatchObject({ span: 'day', value: units('1000'), used: units('1000') });
});

test.each(['silent', 'unwilling'] as const)(
  'a provider that is %s leaves nothing',
  async (mood) => {
    built.script.mood = mood;
    expect(await deposit(500, { intent: 'click' })).toEqual({ refused: 'provider-unavailable' });
    expect(await depositsOf()).toEqual([]);
    const [day] = await built.wallet.depositLimits.list('ana', built.clock.now());
    expect(day?.used).toBe(0n);
    built.script.mood = 'well';
    expect(await deposit(500, { intent: 'click' })).toHaveProperty('redirectUrl');
  },
);

test('money that arrives after the provider gave no answer is credited', async () => {
  built.script.mood = 'silent';
  await deposit(500, { intent: 'click' });
  built.script.mood = 'well';
  const opened = await deposit(500, { intent: 'click' });
  built.script.mood = 'silent';
  await deposit(700, { intent: 'other' });
  const reference = 'transId' in opened ? opened.transId : '';
  await built.hear({ kind: 'deposit', outcome: 'paid', reference });
  expect(await cashOf('ana')).toBe(units('500'));
});

test('one click is one deposit, also five times in parallel', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => deposit(500, { intent: 'click' })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await depositsOf()).toHaveLength(1);
});

test('a paid deposit is posted once for repeated webhooks', async () => {
  const reference = await openDeposit();
  const news = { kind: 'deposit', outcome: 'paid', reference } as const;
  await Promise.all([built.hear(news), built.hear(news), built.hear(news)]);
  expect(await built.hear(news)).toEqual({ done: true });
  expect(await cashOf('ana')).toBe(units('500'));
  expect(await depositsOf()).toMatchObject([{ transId: reference, amount: 500, state: 2 }]);
  expect(built.told.map(({ event, topic }) => [event, topic])).toEqual([
    ['deposit-moved', 'player:ana'],
    ['deposit-settled', 'player:ana'],
    ['balance-moved', 'player:ana'],
  ]);
  expect(await built.wallet.turnoverRequired('ana', 'PHP')).toBe(units('500'));
});

test('the amount that arrived is credited, not the amount asked for', async () => {
  const reference = await openDeposit(500);
  await built.hear({ kind: 'deposit', outcome: 'paid', reference, amount: '120.5' });
  expect(await cashOf('ana')).toBe(units('120.5'));
  expect(await depositsOf()).toMatchObject([{ requestedAmount: 500, amount: 120.5 }]);
  expect(await built.wallet.turnoverRequired('ana', 'PHP')).toBe(units('120.5'));
});

test('a deposit in another currency is not credited', async () => {
  const reference = await openDeposit();
  await built.hear({ kind: 'deposit', outcome: 'paid', reference, currency: 'USD' });
  expect(await cashOf('ana')).toBe(0n);
  expect(await depositsOf()).toMatchObject([{ state: 3, amount: 0 }]);
});

test('a failed deposit is refused; late money is still credited', async () => {
  const reference = await openDeposit();
  await built.hear({ kind: 'deposit', outcome: 'failed', reference });
  expect(await depositsOf()).toMatchObject([{ state: 3 }]);
  expect(await cashOf('ana')).toBe(0n);
  await built.hear({ kind: 'deposit', outcome: 'paid', reference });
  expect(await depositsOf()).toMatchObject([{ state: 2, amount: 500 }]);
  expect(await cashOf('ana')).toBe(units('500'));
});

test('a failure after the money changes nothing', async () => {
  const reference = await openDeposit();
  await built.hear({ kind: 'deposit', outcome: 'paid', reference });
  await built.hear({ kind: 'deposit', outcome: 'failed', reference });
  expect(await cashOf('ana')).toBe(units('500'));
  expect(await depositsOf()).toMatchObject([{ state: 2 }]);
});

// @proves R134
test('webhooks without signature or of unknown providers or payments are refused', async () => {
  const reference = await openDeposit();
  const news = { kind: 'deposit', outcome: 'paid', reference } as const;
  expect(await built.hear(news, 'forged')).toEqual({ refused: 'signature-wrong' });
  expect(await built.hear({ ...news, reference: 'nobody' })).toEqual({
    refused: 'payment-unknown',
  });
  const stranger = await built.actions.hearPayment({
    ...built.context(),
    caller: { kind: 'provider' },
    input: { provider: 'stranger' },
  });
  expect(stranger).toEqual({ refused: 'payment-unknown' });
  expect(await cashOf('ana')).toBe(0n);
});

// @proves V8.2.2
test('a player sees only their own deposits, staff see all', async () => {
  const id = await openDeposit();
  const ben = { ...built.context(), caller: playerNamed('ben'), input: {} };
  expect(await built.actions.listDeposits(ben)).toMatchObject({ list: [] });
  const staff = { ...built.context(), caller: cashier };
  const all = await built.actions.listDepositsOfAll({ ...staff, input: {} });
  expect(all).toMatchObject({
    total: 1,
    list: [{ id, username: 'name of ana', amount: '500.0000' }],
  });
  const search = { ...staff, input: { username: 'nobody' } };
  expect(await built.actions.listDepositsOfAll(search)).toEqual({ list: [], total: 0 });
});
