// Corrections by staff: who may make one alone, two persons for the rest, before and after on each,
// every refusal, a repeated key, and two people at the same time.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdjustmentKind } from '@baize/contract';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildWallet, cashier, playerNamed, units, type BuiltWallet } from '../../testing.ts';

const ben = { ...cashier, staffId: 'staff-2', username: 'ben' };
let database: Database;
let built: BuiltWallet;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
  await built.fund('ana', '1000');
});
afterEach(async () => {
  const { balanced } = await built.wallet.trialBalance();
  if (!balanced) throw new Error('the books do not balance');
  await built.close();
  await database.close();
});

interface Asked {
  readonly kind?: AdjustmentKind;
  readonly amount?: string;
  readonly playerId?: string;
  readonly depositId?: string;
  readonly proof?: string;
  readonly intent?: string;
}

function propose({ intent, ...asked }: Asked = {}, by = cashier, of = built) {
  const plain = { kind: 'in', amount: '400', reason: 'a broken round', proof: '' } as const;
  const player = asked.depositId === undefined ? { playerId: 'ana' } : {};
  const input = { ...plain, ...player, ...asked };
  return of.actions.proposeAdjustment({ ...of.context(intent), caller: by, input });
}
const confirm = (id: string, by = ben) =>
  built.actions.confirmAdjustment({ ...built.context(), caller: by, input: { id } });
const decline = (id: string, by = ben) =>
  built.actions.refuseAdjustment({
    ...built.context(),
    caller: by,
    input: { id, reason: 'no proof' },
  });

async function proposed(asked: Asked): Promise<string> {
  const adjustment = await propose(asked);
  if ('refused' in adjustment) throw new Error(adjustment.refused);
  return adjustment.id;
}

const cash = async () => (await built.ledger.balance('ana', 'PHP')).cash;

async function deposit(amount: number): Promise<string> {
  const caller = playerNamed('ana');
  const input = { amount, vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH' };
  const started = await built.actions.depositByLaunchUrl({ ...built.context(), caller, input });
  if ('refused' in started) throw new Error(started.refused);
  return started.transId;
}
const arrives = (reference: string, amount: string) =>
  built.hear({ kind: 'deposit', outcome: 'paid', reference, amount });

// @proves R35
// @proves R36
test('a small correction is posted at once with reason, before and after', async () => {
  expect(await propose()).toMatchObject({
    state: 'posted',
    before: '1000.0000',
    after: '1400.0000',
    reason: 'a broken round',
    proposedBy: 'cashier',
    decidedBy: 'cashier',
  });
  expect(await propose({ kind: 'out', amount: '150' })).toMatchObject({ after: '1250.0000' });
  expect(await cash()).toBe(units('1250'));
  expect(built.audited.map(({ action }) => action)).toEqual(['post-adjustment', 'post-adjustment']);
  expect(built.audited[0]).toMatchObject({
    before: { cash: '1000.00' },
    after: { cash: '1400.00', reason: 'a broken round' },
  });
});

// @proves R35
test('a correction above the daily limit of one person waits for another', async () => {
  await propose({ amount: '700' });
  const id = await proposed({ amount: '301' });
  expect(await cash()).toBe(units('1700'));
  expect(await confirm(id, cashier)).toEqual({ refused: 'second-person-needed' });
  expect(await confirm(id)).toMatchObject({ state: 'posted', decidedBy: 'ben' });
  expect(await cash()).toBe(units('2001'));
  expect(await confirm(id)).toEqual({ refused: 'adjustment-decided' });
  expect(await propose({ amount: '300' })).toMatchObject({ state: 'posted' });
});

test('two small corrections at once do not pass the day of one person together', async () => {
  const both = await Promise.all([propose({ amount: '600' }), propose({ amount: '600' })]);
  const states = both.map((one) => ('refused' in one ? one.refused : one.state));
  expect(states.toSorted()).toEqual(['posted', 'waiting']);
});

test('staff who opened access to an account correct it only with a second person', async () => {
  const strict = buildWallet(database, {
    hasOpened: async (_tx, { staff }) => staff.staffId === cashier.staffId,
  });
  const waiting = await propose({}, cashier, strict);
  expect(waiting).toMatchObject({ state: 'waiting' });
  const id = 'id' in waiting ? waiting.id : '';
  const call = { ...strict.context(), caller: ben, input: { id } };
  expect(await strict.actions.confirmAdjustment(call)).toMatchObject({ state: 'posted' });
  const other = await propose({}, ben, strict);
  expect(other).toMatchObject({ state: 'posted' });
  await strict.close();
});

test('a repeated key is one correction, also at the same time', async () => {
  const intent = 'one-click';
  const both = await Promise.all([propose({ intent }), propose({ intent })]);
  expect(both[0]).toEqual(both[1]);
  expect(await propose({ intent })).toEqual(both[0]);
  expect(await cash()).toBe(units('1400'));
});

test('a refused proposal moves nothing and cannot be confirmed', async () => {
  const id = await proposed({ amount: '2000' });
  expect(await decline(id)).toMatchObject({ state: 'refused', decision: 'no proof', after: null });
  expect(await confirm(id)).toEqual({ refused: 'adjustment-decided' });
  expect(await decline(id)).toEqual({ refused: 'adjustment-decided' });
  expect(await confirm('nowhere')).toEqual({ refused: 'adjustment-not-found' });
  expect(await cash()).toBe(units('1000'));
});

test('two people who confirm at the same time post it once', async () => {
  const id = await proposed({ amount: '2000' });
  const both = await Promise.all([confirm(id), confirm(id, { ...ben, staffId: 'staff-3' })]);
  expect(both.filter((one) => !('refused' in one))).toHaveLength(1);
  expect(await cash()).toBe(units('3000'));
});

test.each<[Asked, string]>([
  [{ playerId: 'nobody' }, 'member-not-found'],
  [{ amount: '0' }, 'amount-invalid'],
  [{ kind: 'out', amount: '1000' }, ''],
  [{ kind: 'credit', depositId: 'nothing' }, 'deposit-not-found'],
  [{ kind: 'reversal', depositId: 'nothing' }, 'deposit-not-found'],
])('%j is answered %j', async (asked, refused) => {
  const answer = await propose(asked);
  expect('refused' in answer ? answer.refused : '').toBe(refused);
});

test('a debit of more than there is is refused and leaves nothing', async () => {
  await propose({ kind: 'out', amount: '900' });
  const id = await proposed({ kind: 'out', amount: '200' });
  expect(await confirm(id)).toEqual({ refused: 'balance-too-low' });
  expect(await cash()).toBe(units('100'));
});

// @proves R35
test('a deposit is credited against a proof by two persons, once, with its turnover', async () => {
  const depositId = await deposit(500);
  const credit = { kind: 'credit', depositId, amount: '480' } as const;
  expect(await propose(credit)).toEqual({ refused: 'adjustment-proof-missing' });
  expect(await propose({ ...credit, amount: '0', proof: 'slip 1' })).toEqual({
    refused: 'amount-invalid',
  });
  const id = await proposed({ ...credit, proof: 'bank slip 4711' });
  expect(await propose({ ...credit, proof: 'again' })).toEqual({
    refused: 'adjustment-waiting-already',
  });
  expect(await confirm(id, cashier)).toEqual({ refused: 'second-person-needed' });
  expect(await confirm(id)).toMatchObject({ before: '1000.0000', after: '1480.0000' });
  expect(await built.wallet.turnoverRequired('ana', 'PHP')).toBe(units('480'));
  await arrives(depositId, '500');
  expect(await cash()).toBe(units('1480'));
  expect(await propose({ ...credit, proof: 'slip' })).toEqual({
    refused: 'deposit-settled-already',
  });
});

test('a deposit that arrives while its credit waits is not credited twice', async () => {
  const depositId = await deposit(500);
  const id = await proposed({ kind: 'credit', depositId, amount: '500', proof: 'slip' });
  await arrives(depositId, '500');
  expect(await confirm(id)).toEqual({ refused: 'deposit-settled-already' });
  expect(await cash()).toBe(units('1500'));
});

test('a settled deposit is reversed by two persons, and what is spent becomes a debt', async () => {
  const depositId = await deposit(500);
  const reversal = { kind: 'reversal', depositId, amount: '0' } as const;
  expect(await propose(reversal)).toEqual({ refused: 'deposit-not-settled' });
  await arrives(depositId, '500');
  await propose({ kind: 'out', amount: '1000' });
  await confirm(await proposed({ kind: 'out', amount: '200' }));
  const id = await proposed(reversal);
  expect(await confirm(id)).toMatchObject({
    amount: '500.0000',
    before: '300.0000',
    after: '0.0000',
  });
  const debt = (await built.wallet.trialBalance()).totals.find(
    ({ kind }) => kind === 'player-debt',
  );
  expect(debt?.balance).toBe(-units('200'));
  expect(await propose(reversal)).toEqual({ refused: 'adjustment-waiting-already' });
});

test('corrections are listed newest first, by member and state', async () => {
  await propose({ amount: '100' });
  built.clock.advance(1000);
  await propose({ amount: '2000' });
  const list = async (input: object) => {
    const call = { ...built.context(), caller: cashier, input };
    const listed = await built.actions.listAdjustments(call);
    return 'refused' in listed ? [] : listed.list.map(({ amount }) => amount);
  };
  expect(await list({})).toEqual(['2000.0000', '100.0000']);
  expect(await list({ state: 'waiting' })).toEqual(['2000.0000']);
  expect(await list({ playerId: 'bob' })).toEqual([]);
  expect(await built.wallet.desk.adjustmentsWaiting()).toBe(1);
});

test('an account that one person made for themselves is no second person', async () => {
  const one = buildWallet(database, { mayBeOne: async (_tx, { other }) => other === 'cashier' });
  const id = await proposed({ amount: '5000' });
  const decision = { ...one.context(), caller: ben, input: { id } };
  expect(await one.actions.confirmAdjustment(decision)).toEqual({
    refused: 'second-person-needed',
  });
  await one.close();
  expect(await cash()).toBe(units('1000'));
});
