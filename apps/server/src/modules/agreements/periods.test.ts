// Proves that no period is paid twice or skipped, whatever comes between: corrections, closings at
// late hours or by two processes at once, and servers that die before or after a commit.
import type { AgreementKind } from '@baize/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { closePeriods } from './jobs/close-periods.ts';
import { payArrears } from './jobs/pay-arrears.ts';
import { buildAgreements, termsOf } from './testing.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const lengths = { 'five-minutes': 5 * minuteMs, hourly: hourMs, daily: dayMs } as const;
type Period = keyof typeof lengths;
const startOf = (period: Period, at: number): number => {
  const zone = period === 'daily' ? 8 * hourMs : 0;
  return at - ((at + zone) % lengths[period]);
};

let database: Database;
let built: Awaited<ReturnType<typeof buildAgreements>>;
const agreed: { readonly id: string; readonly period: Period; readonly from: number }[] = [];
const members = ['dan', 'yan'] as const;
type Member = (typeof members)[number];

interface Figures {
  readonly at: number;
  readonly turnover: bigint;
  readonly payout: bigint;
}
/** What dan did below ann and yan below zoe. */
const counted: Readonly<Record<Member, Figures[]>> = { dan: [], yan: [] };

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildAgreements(database);
  for (const name of members) await built.books.fund(built.idOf(name), '1000000');
  await agree('ann', 'realtime-salary', 'five-minutes');
  await agree('zoe', 'hourly-salary', 'hourly');
  await agree('ann', 'dividend', 'daily');
});
afterAll(() => built.close());

/** One percent, paid by the house. */
async function agree(payee: 'ann' | 'zoe', kind: AgreementKind, period: Period): Promise<void> {
  const { actions } = built.agreements;
  const ofDividend = kind === 'dividend' ? { period: 'daily' as const } : {};
  const terms = termsOf('1', { carryNegative: kind === 'dividend' });
  const offer = { username: payee, kind, terms, reason: 'A good team', ...ofDividend };
  const { id } = given(await actions.offerHouseAgreement(built.staff(offer)));
  const input = { id, answer: 'accept' as const, version: 1 };
  given(await actions.answerAgreement(built.as(payee, input)));
  agreed.push({ id, period, from: startOf(period, built.clock.now()) + lengths[period] });
}

async function play(name: Member, stake: number, payout: number): Promise<void> {
  await built.play(name, String(stake), String(payout));
  const [turnover, paid] = [BigInt(stake) * 10_000n, BigInt(payout) * 10_000n];
  counted[name].push({ at: built.clock.now(), turnover, payout: paid });
}

/** As a corrected result or a vendor changes what was counted before. */
async function correct(name: Member, turnover: bigint, payout: bigint): Promise<void> {
  const at = built.clock.now();
  const change = {
    playerId: built.idOf(name),
    currency: 'PHP',
    hour: startOf('hourly', at),
    window: startOf('five-minutes', at),
    lastAt: at,
    vendor: '',
    gameCode: 'lotus',
    rounds: 0,
    staked: turnover,
    valid: turnover,
    paid: payout,
    isFree: false,
    evened: 0n,
    pooled: 0n,
  };
  await database.transaction((tx) => built.facts.countPlay(tx, [change]));
  counted[name].push({ at, turnover, payout });
}

type Ending = 'well' | 'twice' | 'dies-before' | 'dies-after';

async function close(ending: Ending, work: number): Promise<void> {
  await built.count();
  if (ending === 'twice')
    await Promise.all([closePeriods(built.ports)(), closePeriods(built.ports)()]);
  if (ending === 'dies-before' || ending === 'dies-after') {
    const closing = closePeriods({ ...built.ports, database: dyingAfter(work, ending) });
    // It may have had less to do.
    await closing().catch((error: unknown) => expect(String(error)).toContain('the process died'));
  }
  if (ending === 'well') await closePeriods(built.ports)();
  await payArrears(built.ports)();
}

/** The process dies in its last transaction: before it is committed, or just after. */
function dyingAfter(work: number, ending: 'dies-before' | 'dies-after'): Database {
  let left = work;
  const transaction: Database['transaction'] = async (given, isolation) => {
    left -= 1;
    const isLast = left < 0;
    const answer = await database.transaction(async (tx) => {
      const found = await given(tx);
      if (isLast && ending === 'dies-before') throw new Error('the process died');
      return found;
    }, isolation);
    if (isLast) throw new Error('the process died');
    return answer;
  };
  return { ...database, transaction };
}

type Step =
  | { readonly kind: 'play'; readonly name: Member; readonly stake: number; readonly won: number }
  | { readonly kind: 'correct'; readonly name: Member; readonly by: number; readonly won: number }
  | { readonly kind: 'pass'; readonly minutes: number }
  | { readonly kind: 'close'; readonly ending: Ending; readonly work: number };

const name = fc.constantFrom(...members);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('play' as const),
    name,
    stake: fc.integer({ min: 1, max: 900 }),
    won: fc.integer({ min: 0, max: 900 }),
  }),
  fc.record({
    kind: fc.constant('correct' as const),
    name,
    by: fc.integer({ min: -600, max: 0 }),
    won: fc.integer({ min: -600, max: 600 }),
  }),
  fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 400 }) }),
  fc.record({
    kind: fc.constant('close' as const),
    ending: fc.constantFrom<Ending>('well', 'twice', 'dies-before', 'dies-after'),
    work: fc.integer({ min: 0, max: 12 }),
  }),
);

async function take(one: Step): Promise<void> {
  if (one.kind === 'play') await play(one.name, one.stake, one.won);
  if (one.kind === 'correct')
    await correct(one.name, BigInt(one.by) * 10_000n, BigInt(one.won) * 10_000n);
  if (one.kind === 'pass') built.clock.advance(one.minutes * minuteMs);
  if (one.kind === 'close') await close(one.ending, one.work);
}

interface Bill {
  readonly from: Date;
  readonly due: bigint;
  readonly paid: bigint;
}

const billsOf = async (id: string) =>
  (
    await sql<Bill>`select starts_at as "from", due, coalesce((select sum(amount)::bigint
        from agreements_payment p where p.bill_id = b.id), 0) as paid
      from agreements_bill b where agreement_id = ${id} order by starts_at`.execute(database.kysely)
  ).rows;

/** What each period should pay, by its beginning: whole hundredths of one percent. */
function reckon({ period, from }: (typeof agreed)[number], until: number): Map<number, bigint> {
  const figures = counted[period === 'hourly' ? 'yan' : 'dan'];
  const due = new Map<number, bigint>();
  let carry = 0n;
  for (let at = from; at + lengths[period] <= until; at += lengths[period]) {
    const own = figures.filter((one) => one.at >= at && one.at < at + lengths[period]);
    const base = own.reduce(
      (sum, { turnover, payout }) => sum + turnover - (period === 'daily' ? payout : 0n),
      carry,
    );
    carry = base < 0n ? base : 0n;
    due.set(at, base > 0n ? (base / 100n / 100n) * 100n : 0n);
  }
  return due;
}

async function compare(): Promise<void> {
  for (const one of agreed) {
    const reckoned = reckon(one, built.clock.now() - hourMs);
    const bills = await billsOf(one.id);
    // Windows in which nothing is due may have no bill.
    const starts = bills.map(({ from }) => from.getTime());
    if (one.period !== 'five-minutes') expect(starts).toEqual([...reckoned.keys()]);
    expect(new Set(starts).size).toBe(starts.length);
    const due = bills.filter((bill) => bill.due > 0n);
    expect(due.map(({ from, due: amount }) => [from.getTime(), amount])).toEqual(
      [...reckoned].filter(([, amount]) => amount > 0n),
    );
    expect(bills.map(({ paid }) => paid)).toEqual(bills.map((bill) => bill.due));
  }
}

test('every period is billed and paid once through corrections and crashes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 20 }), async (steps) => {
      for (const one of steps) await take(one);
      // To one in the morning: every period up to an hour ago is over and closed.
      const now = built.clock.now();
      built.clock.set(startOf('daily', now) + dayMs + hourMs);
      await close('well', 0);
      await compare();
    }),
    { numRuns: 2, endOnFailure: true },
  );
}, 120_000);
