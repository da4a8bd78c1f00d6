// The queue and the evidence: every withdrawal is a case from its first step, pages continue where
// they ended, filters narrow, claims end by themselves, and signatures stand over the exact record.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import { given } from '../../../../platform/call/testing.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildCashier, staffNamed, type BuiltCashier } from '../../testing.ts';

const [ana, ben, eve] = [staffNamed('ana'), staffNamed('ben'), staffNamed('eve')];
let database: Database;
let built: BuiltCashier;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildCashier(database);
});
afterEach(async () => {
  const { balanced } = await built.wallet.wallet.trialBalance();
  if (!balanced) throw new Error('the books do not balance');
  await built.close();
  await database.close();
});

const { signCase, listCases, getEvidence, claimCase, releaseCase, addCaseNote } = {
  signCase: (id: string, record: string, by = ana) =>
    built.cashier.actions.signCase(built.call({ id, record }, by)),
  listCases: async (input: object = {}, by = ana) =>
    given(await built.cashier.actions.listCases(built.call(input, by))),
  getEvidence: async (id: string) =>
    given(await built.cashier.actions.getEvidence(built.call({ id }))),
  claimCase: (id: string, by = ana) => built.cashier.actions.claimCase(built.call({ id }, by)),
  releaseCase: (id: string, by = ana) => built.cashier.actions.releaseCase(built.call({ id }, by)),
  addCaseNote: (id: string, text: string) =>
    built.cashier.actions.addCaseNote(built.call({ id, text })),
};
const approve = (id: string, by = ana, record?: string) =>
  built.wallet.actions.approveWithdrawal({
    ...built.call({ id, ...(record ? { record } : {}) }, by),
  });
const pay = (id: string, by = ana) =>
  built.wallet.actions.payWithdrawal({ ...built.call({ id }, by) });
const recordOf = async (id: string) => (await getEvidence(id)).case.record;
const idsOf = async (input: object = {}, by = ana) =>
  (await listCases(input, by)).list.map(({ id }) => id);

test('the queue begins with the longest wait, and a page continues where it ended', async () => {
  const ids: string[] = [];
  for (const name of ['ann', 'bob', 'cat', 'dan', 'emy']) {
    ids.push(await built.withdraw(name, 400));
    built.clock.advance(1000);
  }
  const first = await listCases({ pageSize: 2 });
  const second = await listCases({ pageSize: 2, after: first.next });
  const last = await listCases({ pageSize: 2, after: second.next });
  const shown = [first, second, last].map(({ list }) => list.map(({ id }) => id));
  expect(shown).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
  expect(last.next).toBe('');
  expect(first.list[0]).toMatchObject({ username: 'name of ann', amount: '400.0000' });
});

test('a case moves with its withdrawal, and closed ones stand newest first', async () => {
  const [one, two] = [await built.withdraw('ann', 400), await built.withdraw('bob', 500)];
  given(await approve(one));
  expect(await idsOf()).toEqual([two]);
  expect(await idsOf({ state: 'approved' })).toEqual([one]);
  const refuse = { ...built.call({ id: two, remark: 'no' }, ana) };
  given(await built.wallet.actions.refuseWithdrawal(refuse));
  const third = await built.withdraw('cat', 500);
  const again = { ...built.call({ id: third, remark: 'no' }, ana) };
  built.clock.advance(1000);
  given(await built.wallet.actions.refuseWithdrawal(again));
  expect((await idsOf({ state: 'refused' })).length).toBe(2);
});

test('filters narrow by amount, member, reason, mark, level and who looks at it', async () => {
  const small = await built.withdraw('ann', 200);
  const large = await built.withdraw('vera', 900);
  await built.deliver();
  await claimCase(large);
  expect(await idsOf({ amountFrom: '201' })).toEqual([large]);
  expect(await idsOf({ amountTo: '200' })).toEqual([small]);
  expect(await idsOf({ username: 'name of vera' })).toEqual([large]);
  expect(await idsOf({ username: 'nobody' })).toEqual([]);
  expect(await idsOf({ level: 'gold' })).toEqual([large]);
  expect(await idsOf({ only: 'mine' })).toEqual([large]);
  expect(await idsOf({ only: 'mine' }, ben)).toEqual([]);
  expect(await idsOf({ only: 'free' }, ben)).toEqual([small]);
  expect(await idsOf({ mark: 'first-withdrawal' })).toEqual([small, large]);
  expect(await idsOf({ mark: 'name-differs' })).toEqual([]);
  expect(await idsOf({ kind: 'crypto' })).toEqual([]);
  expect(await idsOf({ hold: 'nothing' })).toEqual([]);
  expect(await idsOf({ only: 'held' })).toEqual([]);
});

test('counts tell what waits, and end at a thousand', async () => {
  const id = await built.withdraw('ann', 200);
  await built.withdraw('bob', 200);
  await claimCase(id);
  const counts = async () => given(await built.cashier.actions.countCases(built.call({}, ana)));
  expect(await counts()).toMatchObject({ pending: 2, approved: 0, held: 0, mine: 1 });
  await sql`insert into cashier_case (withdrawal_id, player_id, currency, amount, kind, state, rank,
      requested_at)
    select 'w' || n, 'p', 'PHP', 1, 'bank', 'pending', 1, now()
    from generate_series(1, 1500) n`.execute(database.kysely);
  expect((await counts()).pending).toBe(1000);
});

test('a claim of a withdrawal holds for ten minutes', async () => {
  const id = await built.withdraw('ann', 200);
  expect(await claimCase(id)).toMatchObject({ claimedBy: 'ana' });
  expect(await claimCase(id, ben)).toMatchObject({ refused: 'case-claimed' });
  expect(await releaseCase(id, ben)).toMatchObject({ refused: 'case-claimed' });
  built.clock.advance(10 * 60_000 + 1);
  expect(await claimCase(id, ben)).toMatchObject({ claimedBy: 'ben' });
  expect(await releaseCase(id, ben)).toMatchObject({ claimedBy: '', claimedUntil: null });
  expect(await claimCase('nothing')).toEqual({ refused: 'withdrawal-not-found' });
});

test('two claims of one withdrawal at the same time do not both succeed', async () => {
  const id = await built.withdraw('ann', 200);
  const both = await Promise.all([claimCase(id, ana), claimCase(id, ben)]);
  expect(both.filter((one) => 'refused' in one)).toHaveLength(1);
});

test('the evidence holds money, play, places, links, the name and its marks', async () => {
  const before = await built.withdraw('ann', 400);
  given(await approve(before));
  given(await pay(before));
  await built.wallet.hear({ kind: 'payout', outcome: 'paid', reference: before, amount: '400' });
  built.clock.advance(1000);
  const id = await built.withdraw('ann', 300);
  built.state.links = { sameDevice: ['bob'], sameAddress: ['bob', 'cat'], sameDocument: [] };
  await built.withdraw('dan', 300);
  const evidence = await getEvidence(id);
  expect(evidence.money).toMatchObject({
    paid: 1,
    withdrawn: '400.0000',
    net: '-400.0000',
    refused: 0,
    askedInDay: 1,
  });
  expect(evidence.play).toMatchObject({ staked: '0.0000', turnoverLeft: '0.0000' });
  expect(evidence.name).toEqual({ match: 'same', holder: 'Ana Cruz', proved: 'Ana Cruz' });
  expect(evidence.places).toHaveLength(1);
  expect(evidence.linked).toEqual([
    { id: 'dan', username: 'name of dan', by: ['payee', 'holder'] },
    { id: 'bob', username: 'name of bob', by: ['device', 'address'] },
    { id: 'cat', username: 'name of cat', by: ['address'] },
  ]);
  expect(evidence.marks.map(({ mark }) => mark)).toEqual([
    'little-play',
    'win-far-above-deposits',
    'same-device',
    'same-address',
    'same-payee',
    'same-holder',
  ]);
  const shown = (await listCases()).list.find((one) => one.id === id);
  expect(shown?.marks).toContain('same-device');
});

test('notes of staff stand with the withdrawal, newest first', async () => {
  const id = await built.withdraw('ann', 200);
  given(await addCaseNote(id, 'called the bank'));
  given(await addCaseNote(id, 'the bank says yes'));
  const notes = (await getEvidence(id)).notes.map(({ text }) => text);
  expect(notes).toEqual(['the bank says yes', 'called the bank']);
  expect(await addCaseNote('nothing', 'x')).toEqual({ refused: 'withdrawal-not-found' });
  const missing = await built.cashier.actions.getEvidence(built.call({ id: 'nothing' }));
  expect(missing).toEqual({ refused: 'withdrawal-not-found' });
});

// @proves R35
test('above the threshold two persons sign the record, and the second approves it', async () => {
  const id = await built.withdraw('ann', 60_000);
  const record = await recordOf(id);
  expect(await approve(id)).toEqual({ refused: 'signatures-needed' });
  expect(await signCase(id, record)).toMatchObject({ state: 'pending', signed: 1, needsTwo: true });
  expect(await signCase(id, record)).toMatchObject({ state: 'pending', signed: 1 });
  expect(await approve(id, ben)).toEqual({ refused: 'signatures-needed' });
  expect(await signCase(id, record, ben)).toMatchObject({ state: 'approved', judgedBy: 'ben' });
  expect(await signCase(id, record, eve)).toEqual({ refused: 'withdrawal-not-pending' });
  expect(await pay(id, eve)).toMatchObject({ state: 'paying' });
  const actions = built.audited.map(({ action }) => action);
  expect(actions.filter((action) => action === 'sign-withdrawal')).toHaveLength(3);
});

test('two accounts of which one made the other sign as one person', async () => {
  const id = await built.withdraw('ann', 60_000);
  const record = await recordOf(id);
  built.state.made = [['ana', 'ben']];
  given(await signCase(id, record));
  expect(await signCase(id, record, ben)).toEqual({ refused: 'second-person-needed' });
  expect(await signCase(id, record, eve)).toMatchObject({ state: 'approved' });
});

const changes = [
  ['amount', sql`amount = amount - 1`],
  ['holder', sql`card_holder = 'Eve Adams'`],
  ['bank', sql`bank_code = 'BPI'`],
] as const;

test.each(changes)('a change of the %s breaks what was signed', async (_name, change) => {
  const id = await built.withdraw('ann', 60_000);
  const record = await recordOf(id);
  await signCase(id, record);
  await sql`update wallet_withdrawal set ${change} where id = ${id}`.execute(database.kysely);
  expect(await signCase(id, record, ben)).toEqual({ refused: 'record-changed' });
  const { signatures, case: now } = await getEvidence(id);
  expect(signatures).toMatchObject([{ staff: 'ana', holds: false }]);
  expect(await signCase(id, now.record, ben)).toMatchObject({ state: 'pending', signed: 1 });
  await sql`update wallet_withdrawal set amount = 600000000, card_holder = 'Ana Cruz',
    bank_code = 'BDO' where id = ${id}`.execute(database.kysely);
});

test('terms that change after both signed stop the payment', async () => {
  const id = await built.withdraw('ann', 60_000);
  const record = await recordOf(id);
  await signCase(id, record);
  await signCase(id, record, ben);
  const set = (holder: string) =>
    sql`update wallet_withdrawal set card_holder = ${holder} where id = ${id}`.execute(
      database.kysely,
    );
  await set('Eve Adams');
  expect(await pay(id)).toEqual({ refused: 'signatures-needed' });
  await set('Ana Cruz');
  expect(await pay(id)).toMatchObject({ state: 'paying' });
});

test('a signature copied in the database does not hold', async () => {
  const id = await built.withdraw('ann', 60_000);
  const record = await recordOf(id);
  await signCase(id, record);
  await sql`insert into cashier_signature (withdrawal_id, staff_id, staff, record, terms, at,
      signature)
    select withdrawal_id, 'staff-ben', 'ben', record, terms, at, signature
    from cashier_signature`.execute(database.kysely);
  const { case: now, signatures } = await getEvidence(id);
  expect(now.signed).toBe(1);
  expect(signatures.filter(({ holds }) => holds)).toHaveLength(1);
});

test('two people who sign at the same time approve it once', async () => {
  const id = await built.withdraw('ann', 60_000);
  const record = await recordOf(id);
  const both = await Promise.all([signCase(id, record, ana), signCase(id, record, ben)]);
  expect(both.map((one) => ('state' in one ? one.state : '')).toSorted()).toEqual([
    'approved',
    'pending',
  ]);
  const approvals = built.audited.filter(({ action }) => action === 'approve-withdrawal');
  expect(approvals).toHaveLength(1);
});

test('staff who opened access to an account sign nothing of it', async () => {
  const id = await built.withdraw('ann', 60_000);
  built.state.opened = [ana.staffId];
  expect(await signCase(id, await recordOf(id))).toEqual({ refused: 'second-person-needed' });
  expect(await signCase('nothing', 'a'.repeat(64))).toEqual({ refused: 'withdrawal-not-found' });
});

test('a step on a changed record is refused, and one of two rivals wins', async () => {
  const id = await built.withdraw('ann', 400);
  const record = await recordOf(id);
  const both = await Promise.all([approve(id, ana, record), approve(id, ben, record)]);
  const refused = both.flatMap((one) => ('refused' in one ? [one.refused] : []));
  expect(refused).toEqual(['record-changed']);
  const input = { id, remark: 'late', record };
  const late = await built.wallet.actions.refuseWithdrawal({ ...built.call(input, ben) });
  expect(late).toEqual({ refused: 'record-changed' });
});

test('open withdrawals of before get their cases when the platform starts', async () => {
  const ids = [await built.withdraw('ann', 400), await built.withdraw('bob', 400)];
  await sql`delete from cashier_case`.execute(database.kysely);
  await built.cashier.start();
  expect(await idsOf()).toEqual(expect.arrayContaining(ids));
  await sql`update cashier_case set state = 'refused'`.execute(database.kysely);
  await built.cashier.start();
  expect((await idsOf()).length).toBe(2);
});
