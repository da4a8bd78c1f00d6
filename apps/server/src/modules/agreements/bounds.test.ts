// Staff give nothing large alone: offers of the house have bounds, high ones and large payments of
// bills are made by a second person, who is neither the first nor opened an account of them.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import { closePeriods } from './jobs/close-periods.ts';
import { agreeing, buildAgreements, newsIn, termsOf } from './testing.ts';

let built: Awaited<ReturnType<typeof buildAgreements>>;
let actions: (typeof built)['agreements']['actions'];

beforeEach(async () => {
  built = await buildAgreements(await freshDatabase());
  ({ actions } = built.agreements);
  return () => built.close();
});

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const staffNamed = (username: string): StaffCaller => ({
  kind: 'staff',
  staffId: username,
  username,
  role: 'owner',
  permissions: [],
  sessionId: 's',
  confirmedUntil: Infinity,
});
const [olga, sue] = [staffNamed('olga'), staffNamed('sue')];
const by = <I>(staff: StaffCaller, input: I) => callOf(staff, input, built.clock.now());
const reasonOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && isRefusal(answer) ? answer.refused : 'given';
const reason = 'a good year';

const offer = (rate: string, staff = olga) =>
  actions.offerHouseAgreement(
    by(staff, {
      username: 'ann',
      kind: 'dividend' as const,
      period: 'daily' as const,
      terms: termsOf(rate),
      reason,
    }),
  );
const confirm = (id: string, version: number, staff = sue) =>
  actions.confirmHouseAgreement(by(staff, { id, version }));
const seenByAnn = async () =>
  given(await actions.listAgreements(built.as('ann', { side: 'received' as const }))).list;

test('a rate above the highest one of the house is refused', async () => {
  expect(reasonOf(await offer('60.0001'))).toBe('agreement-rate-above-house');
  built.policy.houseDividendRateMost = '70';
  expect(reasonOf(await offer('60.0001'))).toBe('given');
});

test('a high rate waits, unseen by the agent, until a second person sends it', async () => {
  const { id, state, pending } = given(await offer('50'));
  expect([state, pending?.state]).toEqual(['signing', 'signing']);
  expect(await seenByAnn()).toEqual([]);
  expect(newsIn(built.told)).toEqual([]);
  expect(given(await actions.findAgreements(by(sue, { proposed: true }))).total).toBe(1);
  expect(reasonOf(await confirm(id, 1, olga))).toBe('second-person-needed');
  expect(reasonOf(await confirm(id, 2))).toBe('agreement-state-fixed');
  const sent = given(await confirm(id, 1));
  expect(sent).toMatchObject({ state: 'pending', pending: { state: 'pending', number: 1 } });
  expect(await seenByAnn()).toHaveLength(1);
  expect(newsIn(built.told)).toMatchObject([{ news: 'contract-offered' }]);
  expect(reasonOf(await confirm(id, 1))).toBe('agreement-state-fixed');
  expect(given(await actions.findAgreements(by(sue, { proposed: true }))).total).toBe(0);
  expect(built.noted.map((one) => (one as { action: string }).action)).toEqual([
    'propose-agreement',
    'confirm-agreement',
  ]);
});

test('a second person did not open the agent’s account, nor the first one’s', async () => {
  const { id } = given(await offer('50'));
  for (const other of [built.idOf('ann'), 'olga']) {
    built.opened.add(`sue ${other}`);
    expect(reasonOf(await confirm(id, 1))).toBe('second-person-needed');
    built.opened.clear();
  }
  expect(reasonOf(await confirm(id, 1))).toBe('given');
});

test('staff do not offer alone to an agent whose account they opened', async () => {
  built.opened.add(`olga ${built.idOf('ann')}`);
  const { id } = given(await offer('1'));
  expect(await seenByAnn()).toEqual([]);
  expect(reasonOf(await confirm(id, 1, olga))).toBe('second-person-needed');
  given(await confirm(id, 1));
  expect(await seenByAnn()).toHaveLength(1);
});

test('an offer that waits is not overwritten, and is judged again by the bounds', async () => {
  const { id } = given(await offer('50'));
  expect(reasonOf(await offer('55', sue))).toBe('agreement-answer-due');
  expect(reasonOf(await offer('1', sue))).toBe('agreement-answer-due');
  built.policy.houseDividendRateMost = '40';
  expect(reasonOf(await confirm(id, 1))).toBe('agreement-rate-above-house');
  given(await actions.withdrawAgreementByStaff(by(olga, { id, reason })));
  expect(reasonOf(await confirm(id, 1))).toBe('agreement-state-fixed');
  expect(reasonOf(await offer('30'))).toBe('given');
});

test('a high change waits beside the version in force, which the agent alone sees', async () => {
  const agree = agreeing(built);
  const id = await agree.houseGives('ann', { kind: 'dividend', terms: termsOf('20') });
  expect(given(await offer('55')).id).toBe(id);
  expect(await seenByAnn()).toMatchObject([{ running: { number: 1 }, pending: null }]);
  given(await confirm(id, 2));
  expect(await seenByAnn()).toMatchObject([{ pending: { number: 2, state: 'pending' } }]);
});

/** Ann owes ben so much for a day of play, and has nothing. */
async function owed(amount: string) {
  const agree = agreeing(built);
  const house = await agree.houseGives('ann', { kind: 'dividend', terms: termsOf('20') });
  await agree.gives('ann', 'ben', { kind: 'dividend', terms: termsOf('10') });
  const day = 8 * 60 * minuteMs;
  const next = (Math.floor((built.clock.now() + day) / dayMs) + 1) * dayMs - day;
  built.clock.advance(next + minuteMs - built.clock.now());
  await built.books.fund(built.idOf('dan'), '1000000');
  await built.play('dan', amount, '0');
  const on = built.ports.database.kysely;
  await sql`update agreements_agreement set starts_at = null where id = ${house}`.execute(on);
  built.clock.advance(next + dayMs + 31 * minuteMs - built.clock.now());
  await built.count();
  await closePeriods(built.ports)();
  const [bill] = given(await actions.findBills(by(olga, { username: 'ben' }))).list;
  if (bill === undefined) throw new Error('Ben got no bill');
  return bill;
}

const pay = (id: string, staff = olga) => actions.payBillByHouse(by(staff, { id, reason }));
const force = (id: string, staff = olga) => actions.forceBill(by(staff, { id, reason }));
const cash = async (name: 'ann' | 'ben') =>
  (await built.books.ledger.balance(built.idOf(name), 'PHP')).cash / 100n;
const confirmPayment = (id: string, proposalId: string, staff = sue) =>
  actions.confirmBillPayment(by(staff, { id, proposalId }));

test('a large bill is paid by the house only as a second person confirms it', async () => {
  const { id } = await owed('200000');
  const waits = given(await pay(id));
  expect(waits).toMatchObject({
    state: 'unpaid',
    proposal: { way: 'house', amount: '20000.0000', by: 'olga', reason },
  });
  const proposalId = waits.proposal?.id ?? '';
  expect(await cash('ben')).toBe(0n);
  expect(given(await actions.findBills(by(sue, { proposed: true }))).list).toMatchObject([{ id }]);
  expect(reasonOf(await pay(id, sue))).toBe('bill-proposal-waits');
  expect(reasonOf(await force(id, sue))).toBe('bill-proposal-waits');
  expect(reasonOf(await confirmPayment(id, proposalId, olga))).toBe('second-person-needed');
  expect(reasonOf(await confirmPayment(id, 'another'))).toBe('bill-proposal-not-found');
  for (const other of [built.idOf('ben'), built.idOf('ann'), 'olga']) {
    built.opened.add(`sue ${other}`);
    expect(reasonOf(await confirmPayment(id, proposalId))).toBe('second-person-needed');
    built.opened.clear();
  }
  expect(await cash('ben')).toBe(0n);
  const paid = given(await confirmPayment(id, proposalId));
  expect(paid).toMatchObject({ state: 'paid-by-house', proposal: null });
  expect(await cash('ben')).toBe(2_000_000n);
  expect(reasonOf(await confirmPayment(id, proposalId))).toBe('bill-proposal-not-found');
});

test('a bill that was paid meanwhile is not paid by a confirmation', async () => {
  const { id } = await owed('200000');
  const { proposal } = given(await pay(id));
  await built.books.fund(built.idOf('ann'), '20000');
  given(await actions.payBill(built.as('ann', { id })));
  expect(reasonOf(await confirmPayment(id, proposal?.id ?? ''))).toBe('bill-state-fixed');
  expect(given(await actions.getBillFile(by(sue, { id }))).proposal).toBeNull();
  expect(await cash('ben')).toBe(2_000_000n);
});

test('a confirmation pays what is left of the amount that was proposed', async () => {
  const { id } = await owed('200000');
  const { proposal } = given(await pay(id));
  await built.books.fund(built.idOf('ann'), '5000');
  given(await actions.payBill(built.as('ann', { id, amount: '5000' })));
  given(await confirmPayment(id, proposal?.id ?? ''));
  expect(await cash('ben')).toBe(2_000_000n);
});

test('a collection by force waits likewise, and may be withdrawn', async () => {
  const { id } = await owed('200000');
  await built.books.fund(built.idOf('ann'), '50');
  const waits = given(await force(id));
  expect(waits).toMatchObject({ paid: '0.0000', proposal: { way: 'forced' } });
  const proposalId = waits.proposal?.id ?? '';
  const withdraw = { id, proposalId, reason };
  expect(given(await actions.withdrawBillPayment(by(olga, withdraw))).proposal).toBeNull();
  expect(reasonOf(await actions.withdrawBillPayment(by(olga, withdraw)))).toBe(
    'bill-proposal-not-found',
  );
  expect(reasonOf(await confirmPayment(id, proposalId))).toBe('bill-proposal-not-found');
  const again = given(await force(id)).proposal?.id ?? '';
  expect(given(await confirmPayment(id, again))).toMatchObject({ paid: '50.0000' });
  expect(await cash('ann')).toBe(0n);
});

test('payments of one person add up over a day, and an opened account always waits', async () => {
  const { id } = await owed('60000');
  const on = built.ports.database.kysely;
  await sql`insert into agreements_bill select (jsonb_populate_record(b, jsonb_build_object(
      'id', b.id || '_2', 'starts_at', b.starts_at + interval '1 day'))).*
    from agreements_bill b where id = ${id}`.execute(on);
  expect(given(await pay(id))).toMatchObject({ state: 'paid-by-house', proposal: null });
  const other = `${id}_2`;
  expect(given(await pay(other)).proposal).toMatchObject({ amount: '6000.0000' });
  const first = given(await actions.getBillFile(by(sue, { id: other }))).proposal?.id ?? '';
  given(await actions.withdrawBillPayment(by(sue, { id: other, proposalId: first, reason })));
  built.opened.add(`sue ${built.idOf('ben')}`);
  expect(given(await pay(other, sue)).proposal).toMatchObject({ by: 'sue' });
});

test('staff who opened the account of a side do not refuse its bill', async () => {
  const { id } = await owed('1000');
  const refuse = () => actions.refuseBill(by(sue, { id, reason }));
  for (const side of ['ben', 'ann'] as const) {
    built.opened.add(`sue ${built.idOf(side)}`);
    expect(reasonOf(await refuse())).toBe('second-person-needed');
    built.opened.clear();
  }
  expect(given(await actions.getBillFile(by(olga, { id })))).toMatchObject({ state: 'unpaid' });
  expect(given(await refuse())).toMatchObject({ state: 'refused' });
});
