// A provider's daily file beside our books: differences are named once, an import may be repeated,
// a corrected file ends what no longer differs, and closing needs a reason and, where money moved,
// the correction that was posted.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import {
  PaymentUnavailable,
  type SettlementRow,
} from '../../../../platform/adapters/payment/index.ts';
import { given } from '../../../../platform/call/testing.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildCashier, playerCaller, units, type BuiltCashier } from '../../testing.ts';

const day = '2026-11-21';
let database: Database;
let built: BuiltCashier;
let file: SettlementRow[] = [];
let isDown = false;

beforeEach(async () => {
  database = await freshDatabase();
  file = [];
  isDown = false;
  const settlements = async () => {
    if (isDown) throw new PaymentUnavailable('no answer');
    return file;
  };
  built = buildCashier(database, {
    providers: [{ name: 'sandpay', settlements }, { name: 'mute' }],
  });
});
afterEach(async () => {
  await built.close();
  await database.close();
});

async function deposit(amount: number): Promise<string> {
  const caller = playerCaller('ann');
  const input = { amount, vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH' };
  const context = { ...built.wallet.context(), now: built.clock.now(), caller };
  const { transId } = given(await built.wallet.actions.depositByLaunchUrl({ ...context, input }));
  const paid = { kind: 'deposit', outcome: 'paid', reference: transId } as const;
  await built.wallet.hear({ ...paid, amount: String(amount) });
  return transId;
}

const row = (reference: string, amount: string, more: Partial<SettlementRow> = {}) => ({
  kind: 'deposit' as const,
  reference,
  providerRef: `ref-${reference}`,
  amount: units(amount),
  fee: 0n,
  currency: 'PHP',
  state: 'paid' as const,
  at: 0,
  ...more,
});
const load = (input: { provider?: string; day?: string } = {}) =>
  built.cashier.actions.importSettlement(built.call({ provider: 'sandpay', day, ...input }));
const differences = async (input: object = {}) =>
  given(await built.cashier.actions.listDifferences(built.call(input))).list;
const kinds = async () => (await differences({ state: 'open' })).map(({ kind }) => kind).toSorted();
const close = (id: string, more: { adjustmentId?: string } = {}) =>
  built.cashier.actions.closeDifference(built.call({ id, reason: 'the bank says so', ...more }));

test('a day that the calendar does not have has no differences', async () => {
  expect(await differences({ day: '2026-13-99' })).toEqual([]);
  expect(await differences({ day: 'never' })).toEqual([]);
});

test('a file that agrees has no differences, also when it is imported again', async () => {
  const id = await deposit(500);
  file = [row(id, '500')];
  const first = given(await load());
  expect(first).toMatchObject({ rows: 1, matched: 1, differences: 0, open: 0, importedBy: 'ana' });
  expect(given(await load())).toEqual(first);
  expect(given(await built.cashier.actions.listSettlements(built.call({})))).toMatchObject({
    total: 1,
    providers: [{ name: 'sandpay', fees: [] }],
  });
});

test('each difference is named, once however often the file is imported', async () => {
  const [one, two, three] = [await deposit(500), await deposit(600), await deposit(700)];
  file = [
    row(one, '501'),
    row(two, '600', { currency: 'IDR' }),
    row('stranger', '90'),
    row(three, '700', { state: 'reversed' }),
  ];
  await deposit(800);
  await load();
  const found = ['amount', 'currency', 'missing-here', 'missing-there', 'state'];
  expect(await kinds()).toEqual(found);
  await Promise.all([load(), load()]);
  expect(await kinds()).toEqual(found);
  const [amount] = await differences({ kind: 'amount' });
  expect(amount).toMatchObject({
    reference: one,
    ours: { amount: '500.0000', state: 'paid' },
    theirs: { amount: '501.0000' },
  });
});

test('a fee that differs from what was agreed is named', async () => {
  const id = await deposit(500);
  file = [row(id, '500', { fee: units('4') })];
  await load();
  expect(await kinds()).toEqual([]);
  const fees = [{ direction: 'deposit' as const, permille: 10, fixed: '0' }];
  const save = (provider: string) =>
    built.cashier.actions.saveProviderFees(built.call({ provider, fees }));
  expect(await save('nobody')).toEqual({ refused: 'provider-unknown' });
  given(await save('sandpay'));
  await load();
  expect(await kinds()).toEqual(['fee']);
});

test('a corrected file ends differences that are gone', async () => {
  const id = await deposit(500);
  file = [row(id, '501')];
  await load();
  file = [row(id, '500')];
  await load();
  expect(await kinds()).toEqual([]);
  expect((await differences({})).map(({ state }) => state)).toEqual(['gone']);
  file = [row(id, '501')];
  await load();
  expect(await kinds()).toEqual(['amount']);
});

test('a payment of the last minutes of a day may stand in the next file', async () => {
  built.clock.set(Date.parse('2026-11-21T15:55:00Z'));
  const id = await deposit(500);
  await load();
  expect(await kinds()).toEqual([]);
  built.clock.advance(12 * 3_600_000);
  await load({ day: '2026-11-22' });
  expect(await kinds()).toEqual(['missing-there']);
  file = [row(id, '500')];
  await load({ day: '2026-11-22' });
  expect(await kinds()).toEqual([]);
});

test('payouts are compared by the number of their attempt', async () => {
  const id = await built.withdraw('ann', 400);
  given(await built.wallet.actions.approveWithdrawal({ ...built.call({ id }) }));
  given(await built.wallet.actions.payWithdrawal({ ...built.call({ id }) }));
  await built.wallet.hear({ kind: 'payout', outcome: 'paid', reference: id, amount: '400' });
  await load();
  expect(await differences({ state: 'open' })).toMatchObject([
    { kind: 'missing-there', direction: 'payout', reference: id },
  ]);
  file = [row(id, '400', { kind: 'payout' })];
  await load();
  expect(await kinds()).toEqual([]);
});

async function approvedOf(amount: number): Promise<string> {
  const id = await built.withdraw('ann', amount);
  given(await built.wallet.actions.approveWithdrawal({ ...built.call({ id }) }));
  return id;
}
const paidOut = (reference: string, amount: string) =>
  built.wallet.hear({ kind: 'payout', outcome: 'paid', reference, amount });

test('of a withdrawal with a fee the payout is compared, not what left the balance', async () => {
  built.policy.withdrawalFee = '10';
  const id = await approvedOf(400);
  given(await built.wallet.actions.payWithdrawal({ ...built.call({ id }) }));
  await paidOut(id, '390');
  file = [row(id, '390', { kind: 'payout' })];
  await load();
  expect(await kinds()).toEqual([]);
});

test('payouts of parts are compared as payouts are', async () => {
  const id = await approvedOf(400);
  const parts = ['150', '250'].map((amount) => ({ amount, way: 'payout' as const }));
  given(await built.wallet.actions.splitWithdrawal({ ...built.call({ id, parts }) }));
  for (const [part, amount] of [
    [`${id}p1`, '150'],
    [`${id}p2`, '250'],
  ] as const) {
    given(await built.wallet.actions.payWithdrawalPart({ ...built.call({ id: part }) }));
    await paidOut(part, amount);
  }
  file = [row(`${id}p1`, '150', { kind: 'payout' })];
  await load();
  expect(await differences({ state: 'open' })).toMatchObject([
    { kind: 'missing-there', direction: 'payout', reference: `${id}p2` },
  ]);
  file = [...file, row(`${id}p2`, '251', { kind: 'payout' })];
  await load();
  expect(await kinds()).toEqual(['amount']);
});

test('a deposit that its provider told as taken back agrees with a file that says so', async () => {
  const id = await deposit(500);
  await built.wallet.hear({ kind: 'deposit', outcome: 'reversed', reference: id });
  file = [row(id, '500', { state: 'reversed' })];
  await load();
  expect(await kinds()).toEqual([]);
});

test('a closed difference stays closed when the file is imported again', async () => {
  const id = await deposit(500);
  file = [row(id, '501')];
  await load();
  const [open] = await differences({ state: 'open' });
  const difference = open?.id ?? '';
  expect(await close('nothing')).toEqual({ refused: 'difference-unknown' });
  expect(await close(difference, { adjustmentId: 'none' })).toEqual({
    refused: 'adjustment-not-found',
  });
  const input = { kind: 'in', playerId: 'ann', amount: '1', reason: 'short', proof: '' } as const;
  const posted = given(await built.wallet.actions.proposeAdjustment({ ...built.call(input) }));
  expect(await close(difference, { adjustmentId: posted.id })).toMatchObject({
    state: 'closed',
    reason: 'the bank says so',
    closedBy: 'ana',
    adjustmentId: posted.id,
  });
  expect(await close(difference)).toEqual({ refused: 'difference-closed' });
  await load();
  expect(await kinds()).toEqual([]);
});

test('notes stand on a difference', async () => {
  file = [row('stranger', '90')];
  await load();
  const [open] = await differences({});
  const id = open?.id ?? '';
  const note = built.cashier.actions.addDifferenceNote(built.call({ id, text: 'asked them' }));
  expect(await note).toMatchObject({ text: 'asked them', staff: 'ana' });
  const listed = built.cashier.actions.listDifferenceNotes(built.call({ id }));
  expect(given(await listed).list).toHaveLength(1);
  const unknown = { refused: 'difference-unknown' };
  const of = { id: 'nothing', text: 'x' };
  expect(await built.cashier.actions.addDifferenceNote(built.call(of))).toEqual(unknown);
  expect(await built.cashier.actions.listDifferenceNotes(built.call(of))).toEqual(unknown);
});

test('an unknown provider, a wrong day and a silent company are refused', async () => {
  expect(await load({ provider: 'nobody' })).toEqual({ refused: 'provider-unknown' });
  expect(await load({ provider: 'mute' })).toEqual({ refused: 'provider-unknown' });
  expect(await load({ day: '2026-13-01' })).toEqual({ refused: 'days-wrong' });
  expect(await load({ day: '2026-12-01' })).toEqual({ refused: 'days-wrong' });
  isDown = true;
  expect(await load()).toEqual({ refused: 'provider-unavailable' });
});
