// Each period is closed once and paid as far as the payer's money reaches: closed twice, by two
// processes at once, and after a crash nobody is paid twice. What terms tried on the past would
// have given is what the closing then pays.
import type { AgreementKind } from '@baize/contract';
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import { createAgreements, type AgreementsPorts } from './index.ts';
import { closePeriods } from './jobs/close-periods.ts';
import { endTerms } from './jobs/end-terms.ts';
import { payArrears } from './jobs/pay-arrears.ts';
import { buildAgreements, newsIn, termsOf, type Name } from './testing.ts';

let built: Awaited<ReturnType<typeof buildAgreements>>;
let actions: (typeof built)['agreements']['actions'];
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

beforeEach(async () => {
  built = await buildAgreements(await freshDatabase());
  ({ actions } = built.agreements);
  await built.books.fund(built.idOf('dan'), '100000');
  return () => built.close();
});

const reasonOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && isRefusal(answer) ? answer.refused : 'given';

async function accept(to: Name, id: string, version = 1) {
  given(await actions.answerAgreement(built.as(to, { id, answer: 'accept' as const, version })));
  return id;
}

/** The house gives an agent an agreement, which is accepted. */
async function houseGives(to: Name, kind: AgreementKind, rate: string) {
  const period = kind === 'dividend' ? { period: 'daily' as const } : {};
  const offer = { username: to, kind, terms: termsOf(rate), reason: 'a good year', ...period };
  const { id } = given(await actions.offerHouseAgreement(built.staff(offer)));
  return accept(to, id);
}

async function gives(by: Name, to: Name, kind: AgreementKind, rate: string) {
  const period = kind === 'dividend' ? { period: 'daily' as const } : {};
  const offer = { customerName: to, kind, terms: termsOf(rate), ...period };
  const { id } = given(await actions.offerAgreement(built.as(by, offer)));
  given(await actions.sendAgreement(built.as(by, { id })));
  return accept(to, id);
}

/** Moves the clock to the next border and a little beyond. */
async function passTo(at: number) {
  built.clock.advance(at - built.clock.now());
  await built.count();
}
const windowMs = 5 * minuteMs;
const nextWindow = () => (Math.floor(built.clock.now() / windowMs) + 1) * windowMs;
const nextDay = () =>
  (Math.floor((built.clock.now() + 8 * 60 * minuteMs) / dayMs) + 1) * dayMs - 8 * 60 * minuteMs;

async function closeNow() {
  await built.count();
  await closePeriods(built.ports)();
}

const cash = async (name: Name) =>
  (await built.books.ledger.balance(built.idOf(name), 'PHP')).cash / 100n;
const billsOf = async (name: Name) =>
  given(await actions.listBills(built.as(name, { side: 'get' as const }))).list;

test('a real-time salary is paid after its window, and never twice', async () => {
  await houseGives('ann', 'realtime-salary', '0.2');
  await passTo(nextWindow());
  await built.play('dan', '12345.67', '0');
  await passTo(nextWindow() + minuteMs);
  await closeNow();
  expect(await cash('ann')).toBe(2469n);
  const again = createAgreements(built.ports);
  await Promise.all([...again.jobs.map((job) => job.run()), closePeriods(built.ports)()]);
  const [bill, ...more] = await billsOf('ann');
  expect(more).toEqual([]);
  expect(bill).toMatchObject({ state: 'paid', due: '24.6900', paid: '24.6900' });
  const run = given(await actions.findAgreementRuns(built.staff({}))).list[0];
  const reason = 'To be sure of it';
  const second = given(await actions.runAgain(built.staff({ id: run?.id ?? '', reason })));
  expect(await cash('ann')).toBe(2469n);
  expect(second).toMatchObject({ agreements: run?.agreements, bills: run?.bills });
});

test('a bet settled just before the border belongs to the window before', async () => {
  await houseGives('ann', 'realtime-salary', '1');
  const border = nextWindow() + windowMs;
  await passTo(border - 100);
  await built.play('dan', '100', '0');
  await passTo(border);
  await built.play('dan', '200', '0');
  await passTo(border + windowMs + minuteMs);
  await closeNow();
  const bills = await billsOf('ann');
  expect(bills.map(({ until, due }) => [until, due])).toEqual([
    [border + windowMs, '2.0000'],
    [border, '1.0000'],
  ]);
});

test('only wages that the house gave lower the base of a dividend', async () => {
  built.policy.houseDailySalaryRateMost = '20';
  built.policy.houseHourlySalaryRateMost = '20';
  await houseGives('ann', 'dividend', '20');
  await houseGives('ann', 'daily-salary', '10');
  await gives('ann', 'ben', 'dividend', '10');
  await gives('ann', 'ben', 'daily-salary', '8');
  const terms = termsOf('5', { includeSelf: true });
  const salary = { customerName: 'dan', kind: 'daily-salary', terms } as const;
  const { id } = given(await actions.offerAgreement(built.as('ben', salary)));
  given(await actions.sendAgreement(built.as('ben', { id })));
  await accept('dan', id);
  const reason = 'a good year';
  const hourly = { username: 'dan', kind: 'hourly-salary', terms, reason } as const;
  const ofHouse = given(await actions.offerHouseAgreement(built.staff(hourly)));
  await accept('dan', ofHouse.id);
  await passTo(nextDay());
  await built.play('dan', '10000', '0');
  // The house pays dan 500.00 on the first day, and ben pays 500.00 on the second.
  await passTo(built.clock.now() + 66 * minuteMs);
  await closeNow();
  await built.count();
  await passTo(nextDay() + 31 * minuteMs);
  await closeNow();
  await built.count();
  await built.play('dan', '1000', '0');
  await passTo(nextDay() + 31 * minuteMs);
  await closeNow();
  await built.count();
  for (const name of ['ann', 'ben'] as const) {
    const bills = (await billsOf(name)).filter(({ kind }) => kind === 'dividend');
    expect(bills.map(({ netLoss }) => netLoss)).toEqual(['1000.0000', '9500.0000']);
  }
});

test('a payer without money owes, pays in parts as it comes, and the standing tells', async () => {
  await houseGives('ann', 'dividend', '20');
  await gives('ann', 'ben', 'dividend', '10');
  // Ann's own dividend comes only tomorrow: ben's waits for it.
  await passTo(nextDay());
  await built.play('dan', '5000', '0');
  await passTo(nextDay() + 31 * minuteMs);
  await closeNow();
  expect(await cash('ann')).toBe(50_000n);
  expect(await cash('ben')).toBe(50_000n);
  const report = given(await actions.getDividendReport(built.as('ben', { gameType: 'LIVE' })));
  const dividend = { validBet: 5000, pnl: 5000, dividendRate: 10, dividendIncome: 500 };
  expect(report).toMatchObject({
    list: [{ ...dividend, paidIncome: 500, status: 'paid' }],
    current: dividend,
    previous: null,
    receivedCount: 1,
    distributedCount: 0,
  });
  const ofAnn = given(await actions.getDividendReport(built.as('ann', {})));
  expect(ofAnn).toMatchObject({ receivedCount: 1, distributedCount: 1, totalPage: 1 });
  const standing = given(await actions.getStanding(built.as('ben', {})));
  expect(standing).toMatchObject({ paidOnTime: 1, paidLate: 0, unpaid: 0, owed: '0.0000' });
});

/** Ben is owed 500.00 by ann, who has nothing. */
async function owed() {
  const house = await houseGives('ann', 'dividend', '20');
  await gives('ann', 'ben', 'dividend', '10');
  await passTo(nextDay());
  await built.play('dan', '5000', '0');
  await sql`update agreements_agreement set starts_at = null where id = ${house}`.execute(
    built.ports.database.kysely,
  );
  await passTo(nextDay() + 31 * minuteMs);
  await closeNow();
  const [bill] = await billsOf('ben');
  if (bill === undefined) throw new Error('Ben got no bill');
  return bill;
}

test('an unpaid bill is paid in parts, by hand and as money arrives', async () => {
  const bill = await owed();
  expect(bill).toMatchObject({ state: 'unpaid', due: '500.0000', owed: '500.0000' });
  const pay = (amount: string, intent: string) =>
    actions.payBill(built.as('ann', { id: bill.id, amount }, intent));
  expect(reasonOf(await pay('100', 'one'))).toBe('balance-too-low');
  await built.books.fund(built.idOf('ann'), '120');
  expect(given(await pay('100', 'two'))).toMatchObject({ paid: '100.0000', owed: '400.0000' });
  await payArrears(built.ports)();
  expect(await cash('ann')).toBe(0n);
  built.clock.advance(4 * dayMs);
  await endTerms(built.ports)();
  expect((await billsOf('ben'))[0]).toMatchObject({ state: 'overdue', owed: '380.0000' });
  expect(given(await actions.getStanding(built.as('ben', {})))).toMatchObject({
    overdue: 1,
    owed: '380.0000',
  });
  await built.books.fund(built.idOf('ann'), '1000');
  await payArrears(built.ports)();
  const whole = given(await actions.getBill(built.as('ben', { id: bill.id })));
  expect(whole).toMatchObject({ state: 'paid', owed: '0.0000' });
  expect(whole.payments.map(({ amount, way }) => [amount, way])).toEqual([
    ['100.0000', 'by-hand'],
    ['20.0000', 'run'],
    ['380.0000', 'run'],
  ]);
  expect(given(await actions.getStanding(built.as('ben', {})))).toMatchObject({ paidLate: 1 });
  expect(reasonOf(await pay('1', 'three'))).toBe('bill-state-fixed');
});

test('of two bills the older is paid first', async () => {
  const older = await owed();
  await built.play('dan', '5000', '0');
  await passTo(nextDay() + 31 * minuteMs);
  await closeNow();
  await built.books.fund(built.idOf('ann'), '600');
  await payArrears(built.ports)();
  const [newest, oldest] = await billsOf('ben');
  expect(oldest).toMatchObject({ id: older.id, state: 'paid' });
  expect(newest).toMatchObject({ state: 'unpaid', paid: '100.0000', owed: '400.0000' });
});

test('a closing pays what is owed from before, and then its own bills', async () => {
  const older = await owed();
  await built.play('dan', '5000', '0');
  await built.books.fund(built.idOf('ann'), '600');
  await passTo(nextDay() + 31 * minuteMs);
  await closeNow();
  const [newest, oldest] = await billsOf('ben');
  expect(oldest).toMatchObject({ id: older.id, state: 'paid' });
  expect(newest).toMatchObject({ state: 'unpaid', paid: '100.0000', owed: '400.0000' });
});

test('both sides of bills that are paid together are told once what moved', async () => {
  await owed();
  await built.play('dan', '5000', '0');
  await passTo(nextDay() + 31 * minuteMs);
  await closeNow();
  await built.books.fund(built.idOf('ann'), '600');
  built.live.length = 0;
  await payArrears(built.ports)();
  const topicOf = (name: Name) => `player:${built.idOf(name)}`;
  const moved = (balance: string, sum: string) => ({
    event: 'balance-moved',
    payload: { currency: 'PHP', balance, moved: sum, event: 'dividend-paid' },
  });
  for (const [name, told] of [
    ['ann', moved('0.0000', '-600.0000')],
    ['ben', moved('600.0000', '600.0000')],
  ] as const) {
    const topic = topicOf(name);
    expect(built.live.filter((news) => (news as { topic: string }).topic === topic)).toEqual([
      { ...told, topic },
      { topic, event: 'bills-changed', payload: {} },
    ]);
  }
});

test('bills become overdue while another process pays some of them', async () => {
  const older = await owed();
  await built.play('dan', '5000', '0');
  await passTo(nextDay() + 31 * minuteMs);
  await closeNow();
  const [newer] = await billsOf('ben');
  const { database } = built.ports;
  // The newer one is due first, and found first.
  await sql`update agreements_bill set overdue_at = overdue_at + interval '3 days'
    where id = ${older.id}`.execute(database.kysely);
  built.clock.advance(9 * dayMs);
  let marking: Promise<void> = Promise.resolve();
  await database.transaction(async (tx) => {
    const lock = (id: string | undefined) =>
      sql`select from agreements_bill where id = ${id} for update`.execute(tx);
    await lock(older.id);
    marking = endTerms(built.ports)();
    await expect.poll(() => isAnyWaiting(database.kysely), { timeout: 30_000 }).toBe(true);
    await lock(newer?.id);
  });
  await marking;
  expect((await billsOf('ben')).map(({ state }) => state)).toEqual(['overdue', 'overdue']);
});

async function isAnyWaiting(on: AgreementsPorts['database']['kysely']): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select exists (select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(on);
  return rows[0]?.waits === true;
}

/** What went to inboxes about bills. */
const billNews = () => newsIn(built.told).filter(({ news }) => news.startsWith('bill-'));

test('staff force a bill, pay it by the house, or end what is left', async () => {
  const bill = await owed();
  const asked = { id: bill.id, reason: 'The payer is away' };
  await built.books.fund(built.idOf('ann'), '50');
  expect(given(await actions.forceBill(built.staff(asked)))).toMatchObject({ paid: '50.0000' });
  expect(given(await actions.payBillByHouse(built.staff(asked)))).toMatchObject({
    state: 'paid-by-house',
    paid: '500.0000',
  });
  expect(await cash('ben')).toBe(50_000n);
  // It was ann who did not pay.
  expect(given(await actions.getStanding(built.as('ben', {})))).toMatchObject({ forced: 1 });
  expect(reasonOf(await actions.refuseBill(built.staff(asked)))).toBe('bill-state-fixed');
  expect(built.noted).toHaveLength(3);
  expect(billNews()).toMatchObject([
    { news: 'bill-forced', playerId: built.idOf('ben'), facts: { amount: '500.0000' } },
    { news: 'bill-collected', playerId: built.idOf('ann'), facts: { amount: '500.0000' } },
    { news: 'bill-paid-by-house', playerId: built.idOf('ben'), facts: { amount: '450.0000' } },
  ]);
});

test('a refused bill is owed no more', async () => {
  const { id } = await owed();
  given(await actions.refuseBill(built.staff({ id, reason: 'A mistake of ours' })));
  await built.books.fund(built.idOf('ann'), '1000');
  await payArrears(built.ports)();
  expect(await cash('ben')).toBe(0n);
  const [ann, ben] = [built.idOf('ann'), built.idOf('ben')];
  expect(billNews().map(({ news, playerId }) => [news, playerId])).toEqual([
    ['bill-refused', ben],
    ['bill-refused', ann],
  ]);
});

test('a dispute is opened by the payee once, and answered by the payer or staff', async () => {
  const { id } = await owed();
  const reason = 'A member is missing';
  expect(reasonOf(await actions.disputeBill(built.as('ann', { id, reason })))).toBe(
    'bill-not-found',
  );
  given(await actions.disputeBill(built.as('ben', { id, reason })));
  expect(reasonOf(await actions.disputeBill(built.as('ben', { id, reason })))).toBe(
    'bill-dispute-open',
  );
  const answer = { id, answer: 'dismissed' as const, reason: 'Nobody is' };
  expect(reasonOf(await actions.answerBillDispute(built.as('ben', answer)))).toBe('bill-not-found');
  const told = given(await actions.answerBillDispute(built.as('ann', answer)));
  expect(told.dispute).toMatchObject({ state: 'dismissed', answeredBy: 'payer' });
  built.clock.advance(minuteMs);
  given(await actions.disputeBill(built.as('ben', { id, reason })));
  const staffs = given(await actions.answerBillDisputeByStaff(built.staff(answer)));
  expect(staffs.dispute).toMatchObject({ answeredBy: 'staff' });
  const [ann, ben] = [built.idOf('ann'), built.idOf('ben')];
  expect(billNews().map(({ news, playerId }) => [news, playerId])).toEqual([
    ['bill-disputed', ann],
    ['bill-dispute-answered', ben],
    ['bill-disputed', ann],
    ['bill-dispute-answered', ben],
    ['bill-dispute-answered', ann],
  ]);
});

test('a bill opens into its members and their bets, for its two sides alone', async () => {
  const { id } = await owed();
  const { list } = given(await actions.listBillMembers(built.as('ben', { id })));
  expect(list).toMatchObject([{ member: { username: 'dan' }, turnover: '5000.0000' }]);
  const played = { id, customerId: built.idOf('dan') };
  const bets = given(await actions.listBillBets(built.as('ann', played)));
  expect(bets.list).toMatchObject([{ stake: '5000.0000', payout: '0.0000', gameName: 'lotus' }]);
  const other = { id, customerId: built.idOf('yan') };
  expect(reasonOf(await actions.listBillBets(built.as('ann', other)))).toBe('member-not-found');
  for (const call of [actions.getBill, actions.getBillFacts, actions.listBillMembers]) {
    expect(reasonOf(await call(built.as('zoe', { id })))).toBe('bill-not-found');
  }
  const facts = given(await actions.getBillFacts(built.as('ben', { id })));
  expect(given(await actions.getBillFactsFile(built.staff({ id }))).members).toEqual(facts.members);
  expect(facts.bill).toMatchObject({ base: '5000.0000', exact: '500', rounding: '0' });
});

test('the payee reads of a payment by the house only once the books hold it', async () => {
  const { id } = await owed();
  const ports: AgreementsPorts = {
    ...built.ports,
    spendable: async () => {
      throw new Error('the process died');
    },
  };
  const asked = built.staff({ id, reason: 'The payer is away' });
  const dying = createAgreements(ports).actions.payBillByHouse(asked);
  await expect(dying).rejects.toThrow('the process died');
  expect(billNews()).toEqual([]);
});

test('a bill is exported in one reading, however large the team is', async () => {
  const { id } = await owed();
  const offsets: number[] = [];
  const memberFacts: AgreementsPorts['facts']['memberFacts'] = async (agentId, asked, on) => {
    offsets.push(asked.offset);
    const { list } = await built.ports.facts.memberFacts(agentId, asked, on);
    const many = Array.from({ length: 2500 }, () => list).flat();
    return { list: many.slice(0, asked.limit), total: many.length };
  };
  const ports = { ...built.ports, facts: { ...built.ports.facts, memberFacts } };
  const facts = await createAgreements(ports).actions.getBillFacts(built.as('ben', { id }));
  expect(given(facts).members).toHaveLength(2500);
  expect(offsets).toEqual([0]);
});

test('a bill of more members than one file holds is not exported', async () => {
  const { id } = await owed();
  const facts: AgreementsPorts['facts'] = {
    ...built.ports.facts,
    memberFacts: async (agentId, asked) => ({
      ...(await built.ports.facts.memberFacts(agentId, asked)),
      total: 100_001,
    }),
  };
  const large = createAgreements({ ...built.ports, facts }).actions;
  const answers = [
    await large.getBillFacts(built.as('ben', { id })),
    await large.getBillFactsFile(built.staff({ id })),
  ];
  expect(answers.map(reasonOf)).toEqual(['bill-facts-large', 'bill-facts-large']);
});

test('terms tried on the past give what the closing then pays', async () => {
  await houseGives('ann', 'dividend', '20');
  await gives('ann', 'ben', 'dividend', '10');
  await passTo(nextDay());
  await built.play('dan', '777.77', '111.11');
  await passTo(nextDay() + 31 * minuteMs);
  const asked = { customerName: 'ben', kind: 'dividend', period: 'daily', months: 1 } as const;
  const tried = given(await actions.tryTerms(built.as('ann', { ...asked, terms: termsOf('10') })));
  await closeNow();
  const [bill] = await billsOf('ben');
  expect(tried.list.find(({ from }) => from === bill?.from)?.pay).toBe(bill?.due);
  expect(bill?.due).toBe('66.6600');
  const { from, until } = { from: '2026-01-01', until: '2026-05-01' };
  const policy = { kind: 'dividend', period: 'daily', upline: 'ann', from, until } as const;
  expect(reasonOf(await actions.tryPolicy(built.staff({ ...policy, terms: termsOf('10') })))).toBe(
    'given',
  );
});

test('staff find bills and disputes, and read what an agent cost', async () => {
  const { id, from } = await owed();
  given(await actions.disputeBill(built.as('ben', { id, reason: 'A member is missing' })));
  expect(
    given(await actions.findBills(built.staff({ state: 'unpaid' as const }))).list,
  ).toMatchObject([{ id, isDisputed: true }]);
  expect(given(await actions.findBillDisputes(built.staff({}))).total).toBe(1);
  const day = new Date(from + 8 * 60 * minuteMs).toISOString().slice(0, 10);
  const report = { upline: 'ann', from: day, until: day };
  expect(given(await actions.getAgentsReport(built.staff(report))).list).toMatchObject([
    { agent: { username: 'ben' }, turnover: '5000.0000', dividends: '500.0000', share: '10.00' },
    { agent: { username: 'cora' }, turnover: '0.0000', dividends: '0.0000', share: null },
  ]);
  const wrong = { ...report, from: '2027-01-01' };
  expect(reasonOf(await actions.getAgentsReport(built.staff(wrong)))).toBe('agreement-days-wrong');
});

test('a closing that dies while it pays goes on, and pays each bill once', async () => {
  await houseGives('ann', 'realtime-salary', '1');
  await gives('ann', 'ben', 'realtime-salary', '0.5');
  await passTo(nextWindow());
  await built.play('dan', '1000', '0');
  await passTo(nextWindow() + minuteMs);
  const dying: AgreementsPorts = {
    ...built.ports,
    spendable: async () => {
      throw new Error('the process died');
    },
  };
  await expect(closePeriods(dying)()).rejects.toThrow('the process died');
  await Promise.all([closePeriods(built.ports)(), payArrears(built.ports)()]);
  await payArrears(built.ports)();
  expect([await cash('ann'), await cash('ben')]).toEqual([500n, 500n]);
  const { rows } = await sql<{ readonly paid: bigint; readonly bills: bigint }>`select
      (select sum(amount) from agreements_payment)::bigint as paid,
      (select count(*) from agreements_bill) as bills`.execute(built.ports.database.kysely);
  expect(rows[0]).toMatchObject({ paid: 150_000n, bills: 2n });
});

test('a moved agent keeps what was counted until the move, and no more', async () => {
  await houseGives('ann', 'realtime-salary', '1');
  await gives('ann', 'ben', 'realtime-salary', '0.5');
  await passTo(nextWindow() + minuteMs);
  await built.play('dan', '1000', '0');
  await built.ports.database.transaction((tx) =>
    built.agreements.memberMoved(tx, { memberId: built.idOf('ben'), now: built.clock.now() }),
  );
  await passTo(nextWindow() + minuteMs);
  await built.play('dan', '1000', '0');
  await passTo(nextWindow() + minuteMs);
  await closeNow();
  expect((await billsOf('ben')).map(({ due }) => due)).toEqual(['5.0000']);
  expect((await billsOf('ann')).map(({ due }) => due)).toEqual(['10.0000', '10.0000']);
});
