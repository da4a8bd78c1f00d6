// Lists of bills stay bounded however many there are: without days they cover the last ones, they
// count the newest, and both say so. A bill is exported as long as all its members are known.
import { isRefusal } from '@baize/contract';
import { dayAt, dayText, startOfDay } from '@baize/money';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import { closePeriods } from './jobs/close-periods.ts';
import { agreeing, buildAgreements, termsOf } from './testing.ts';

let built: Awaited<ReturnType<typeof buildAgreements>>;
let actions: (typeof built)['agreements']['actions'];
let agree: ReturnType<typeof agreeing>;

beforeEach(async () => {
  built = await buildAgreements(await freshDatabase());
  ({ actions } = built.agreements);
  agree = agreeing(built);
  await built.books.fund(built.idOf('dan'), '100000');
  return () => built.close();
});

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const nextDay = () => startOfDay(dayAt(built.clock.now()) + 1);
const reasonOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && isRefusal(answer) ? answer.refused : 'given';

async function passTo(at: number) {
  built.clock.advance(at - built.clock.now());
  await built.count();
  await closePeriods(built.ports)();
}

const staffCount = async (asked: object) =>
  given(await actions.findBills(built.staff(asked))).total;

test('old bills are listed when their days are asked for, or while they are owed', async () => {
  await agree.houseGives('ann', { kind: 'dividend', terms: termsOf('20') });
  const id = await agree.gives('ann', 'ben', { kind: 'dividend', terms: termsOf('10') });
  await passTo(nextDay());
  await built.play('dan', '5000', '0');
  const day = dayText(built.clock.now());
  await passTo(nextDay() + 31 * minuteMs);
  expect(await staffCount({})).toBe(2);
  built.clock.advance(32 * dayMs);
  expect(await staffCount({})).toBe(0);
  expect(given(await actions.findBills(built.staff({}))).since).toEqual(expect.any(Number));
  expect([await staffCount({ startDate: day }), await staffCount({ endDate: day })]).toEqual([
    2, 2,
  ]);
  // ben is paid; what ann gets and pays is both hers.
  expect([await staffCount({ username: 'ben' }), await staffCount({ username: 'ann' })]).toEqual([
    1, 2,
  ]);
  expect(await staffCount({ agreementId: id })).toBe(1);
  const mine = async (asked: object) =>
    given(await actions.listBills(built.as('ben', asked))).total;
  expect(await mine({})).toBe(1);
  built.clock.advance(92 * dayMs);
  expect([await mine({}), await mine({ agreementId: id })]).toEqual([0, 1]);
});

/** Paid bills of one unit each, one a minute, up to now. */
async function manyBills(agreementId: string, count: number) {
  const now = new Date(built.clock.now());
  await sql`insert into agreements_bill (id, agreement_id, version, kind, period, payer, payee_id,
      currency, starts_at, ends_at, state, turnover, payout, rebate, bonus, wage, net_loss, active,
      carry_before, carry_after, base, rate, due, paid, created_at, overdue_at)
    select 'many-' || number, ${agreementId}, 1, 'realtime-salary', 'five-minutes', 'house',
      ${built.idOf('ann')}, 'PHP', begun, begun + interval '5 minutes', 'paid', 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 10000, 10000, begun, begun
    from (select number, ${now}::timestamptz - number * interval '1 minute' as begun
      from generate_series(1, ${count}::int) number) as many`.execute(built.ports.database.kysely);
}

test('of very many bills the newest ten thousand are counted and summed', async () => {
  const kind = 'realtime-salary';
  await manyBills(await agree.houseGives('ann', { kind, terms: termsOf('0.2') }), 10_002);
  const asked = { side: 'get' as const, pageSize: 100 };
  const mine = given(await actions.listBills(built.as('ann', asked)));
  expect(mine).toMatchObject({ total: 10_000, hasMore: true, totalPage: 100 });
  expect(mine.footer).toEqual({ due: '10000.0000', paid: '10000.0000', owed: '0.0000' });
  expect(given(await actions.findBills(built.staff({})))).toMatchObject({ hasMore: true });
  const behind = await actions.listBills(built.as('ann', { ...asked, pageNo: 101 }));
  expect(given(behind).list).toEqual([]);
  const today = built.staff({ startDate: dayText(built.clock.now()) });
  expect(given(await actions.findBills(today))).toMatchObject({ hasMore: false, since: null });
});

test('a bill of hours is exported while the figures of its members are kept', async () => {
  await agree.houseGives('ann', { kind: 'hourly-salary', terms: termsOf('0.5') });
  await passTo(nextDay());
  await built.play('dan', '5000', '0');
  await passTo(built.clock.now() + 120 * minuteMs);
  const { list } = given(await actions.findBills(built.staff({})));
  const id = list.find(({ turnover }) => turnover === '5000.0000')?.id ?? '';
  const exported = [
    () => actions.getBillFacts(built.as('ann', { id })),
    () => actions.getBillFactsFile(built.staff({ id })),
  ];
  for (const facts of exported) expect(given(await facts()).members).toHaveLength(1);
  built.clock.advance(36 * dayMs);
  await built.facts.forgetOld(built.clock.now());
  for (const facts of exported) expect(reasonOf(await facts())).toBe('bill-facts-gone');
  const { isKept } = given(await actions.listBillMembers(built.as('ann', { id })));
  expect(isKept).toBe(false);
});
