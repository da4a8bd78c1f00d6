// Timed work of agents in a house with many members: a window of five minutes with its real-time
// salaries, a day with its salaries, dividends and rebates, and a month with its dividends, each
// with the counting of its facts and the payment of its bills.
import { startOfDay } from '@baize/money';
import { none, type Figure } from '../figures.ts';
import { cpuSecondsOf, familyOf, postgresProcesses } from '../machine.ts';
import { addContracts, fundPayers, type Contracts } from './contracts.ts';
import { comeTo } from './past.ts';
import { hourMs, runJob, type World } from './world.ts';

const windowMs = 300_000;
/** A window is closed soon after its end, a day half an hour after it. */
const graceMs = 20_000;
const dayClosesMs = hourMs / 2;
const windowSecondsMost = 5;
const daySecondsMost = 60;

export interface Spent {
  /** By the clock, and of one core's time: ours and the database's. */
  readonly seconds: number;
  readonly processor: number;
}

/** `contracts` of each kind. */
export async function measureRuns(
  world: World,
  { contracts, windows, say }: RunsAsked,
): Promise<Figure[]> {
  const { clock, day } = world;
  const start = windowStart(clock.now() - graceMs);
  const each = (of: Omit<Contracts, 'startsAt' | 'count'>, startsAt: number) =>
    addContracts(world, { ...of, startsAt, count: contracts });
  await each({ kind: 'realtime-salary', period: 'five-minutes', first: 1 }, start);
  await fundPayers(world);
  const five: Spent[] = [];
  for (let window = 1; window <= windows; window += 1) {
    const until = start + window * windowMs;
    await comeTo(world.books.database, until);
    clock.set(until + graceMs);
    five.push(await spentOn(world, () => closePeriods(world)));
  }
  const closed = await billsOf(world, 'realtime-salary');
  const slowest = five.toSorted((a, b) => b.processor - a.processor)[0];
  say(`  ${windows} windows are closed`);
  await endContracts(world);
  await each({ kind: 'daily-salary', period: 'daily', first: contracts + 1 }, startOfDay(day));
  await each({ kind: 'dividend', period: 'daily', first: contracts + 1 }, startOfDay(day));
  await fundPayers(world);
  const midnight = startOfDay(day + 1);
  await comeTo(world.books.database, midnight);
  clock.set(midnight + graceMs);
  const summing = await spentOn(world, () => world.modules.facts.countFacts());
  clock.set(midnight + dayClosesMs);
  const daily = await spentOn(world, () => closePeriods(world));
  say('  the day is closed');
  const month = startOfDay(day - 29);
  await each({ kind: 'dividend', period: 'monthly', first: 1 }, month);
  const monthly = await spentOn(world, () => closePeriods(world));
  say('  the month is closed');
  const arrears = await spentOn(world, () =>
    runJob(world.modules.agreements, 'agreements-pay-arrears'),
  );
  const missing = contracts * 3 - (await billsOf(world, 'dividend', 'daily-salary'));
  return [
    {
      what: `a run of five minutes, ${contracts} salaries, one core’s time`,
      value: slowest?.processor ?? Number.NaN,
      unit: 's',
      promised: { of: 'value', atMost: windowSecondsMost },
    },
    { what: 'the same by the clock', value: slowest?.seconds ?? Number.NaN, unit: 's' },
    { what: 'ten hours of facts summed up, by the clock', value: summing.seconds, unit: 's' },
    {
      what: `a day’s run, ${2 * contracts} agreements, by the clock`,
      value: daily.seconds,
      unit: 's',
      promised: { of: 'value', atMost: daySecondsMost },
    },
    {
      what: `a month’s run, ${contracts} agreements, by the clock`,
      value: monthly.seconds,
      unit: 's',
      promised: { of: 'value', atMost: daySecondsMost },
    },
    { what: 'payment of arrears, by the clock', value: arrears.seconds, unit: 's' },
    none('agreements without their bill', missing),
    none('windows that gave no bill at all', closed > 0 ? 0 : windows),
  ];
}

interface RunsAsked {
  readonly contracts: number;
  readonly windows: number;
  readonly say: (line: string) => void;
}

const windowStart = (at: number) => Math.floor(at / windowMs) * windowMs;
const closePeriods = ({ modules }: World) => runJob(modules.agreements, 'agreements-close-periods');

async function billsOf({ books }: World, ...kinds: readonly string[]): Promise<number> {
  const { rows } = await books.database.pool.query<{ count: bigint }>(
    'select count(*) from agreements_bill where kind = any($1)',
    [kinds],
  );
  return Number(rows[0]?.count ?? 0n);
}

/** Real-time salaries would close every window of the day by now. */
const endContracts = ({ books, clock }: World) =>
  books.database.pool.query(`update agreements_agreement set state = 'cancelled', ends_at = $1`, [
    new Date(windowStart(clock.now())),
  ]);

export async function spentOn({ books }: World, work: () => Promise<unknown>): Promise<Spent> {
  const { rows } = await books.database.pool.query<{ backend: number }>(
    'select pg_backend_pid() as backend',
  );
  const theirs = () =>
    cpuSecondsOf(
      familyOf(postgresProcesses().find(({ pid }) => pid === rows[0]?.backend)?.parent ?? 0),
    );
  const began = performance.now();
  const own = process.cpuUsage();
  const before = theirs();
  await work();
  const { user, system } = process.cpuUsage(own);
  return {
    seconds: (performance.now() - began) / 1000,
    processor: (user + system) / 1e6 + theirs() - before,
  };
}
