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
export async function measureRuns(world: World, asked: RunsAsked): Promise<Figure[]> {
  const windows = await measureWindows(world, asked);
  asked.say('  windows of five minutes are closed');
  await endContracts(world);
  const days = await measureDay(world, asked);
  asked.say('  the day and the month are closed');
  return [...windows, ...days];
}

type Kind = Omit<Contracts, 'count'>;

async function measureWindows(
  world: World,
  { contracts: count, windows }: RunsAsked,
): Promise<Figure[]> {
  const { books, clock } = world;
  const startsAt = windowStart(clock.now() - graceMs);
  const kind: Kind = { kind: 'realtime-salary', period: 'five-minutes', first: 1, startsAt };
  await addContracts(world, { ...kind, count });
  await fundPayers(world);
  const spent: Spent[] = [];
  for (let window = 1; window <= windows; window += 1) {
    const until = startsAt + window * windowMs;
    await comeTo(books.database, until);
    clock.set(until + graceMs);
    spent.push(await spentOn(world, () => closePeriods(world)));
  }
  const [slowest] = spent.toSorted((a, b) => b.processor - a.processor);
  const bills = await billsOf(world, 'realtime-salary');
  return [
    {
      what: `a run of five minutes, ${count} salaries, one core’s time`,
      value: slowest?.processor ?? Number.NaN,
      unit: 's',
      promised: { of: 'value', atMost: windowSecondsMost },
    },
    { what: 'the same by the clock', value: slowest?.seconds ?? Number.NaN, unit: 's' },
    none('windows that gave no bill at all', bills > 0 ? 0 : windows),
  ];
}

async function measureDay(world: World, { contracts: count }: RunsAsked): Promise<Figure[]> {
  const { books, clock, day, modules } = world;
  const startsAt = startOfDay(day);
  const lower = { first: count + 1, count, startsAt };
  await addContracts(world, { ...lower, kind: 'daily-salary', period: 'daily' });
  await addContracts(world, { ...lower, kind: 'dividend', period: 'daily' });
  await fundPayers(world);
  const midnight = startOfDay(day + 1);
  await comeTo(books.database, midnight);
  clock.set(midnight + graceMs);
  const summing = await spentOn(world, () => modules.facts.countFacts());
  clock.set(midnight + dayClosesMs);
  const daily = await spentOn(world, () => closePeriods(world));
  const since = startOfDay(day - daysOfMonth + 1);
  const month: Kind = { kind: 'dividend', period: 'monthly', first: 1, startsAt: since };
  await addContracts(world, { ...month, count });
  const monthly = await spentOn(world, () => closePeriods(world));
  const arrears = await spentOn(world, () => runJob(modules.agreements, 'agreements-pay-arrears'));
  const bills = await billsOf(world, 'dividend', 'daily-salary');
  return [
    { what: 'ten hours of facts summed up', value: summing.seconds, unit: 's' },
    atMostAMinute(`a day’s run, ${2 * count} agreements`, daily),
    atMostAMinute(`a month’s run, ${count} agreements`, monthly),
    { what: 'payment of arrears', value: arrears.seconds, unit: 's' },
    none('agreements without their bill', 3 * count - bills),
  ];
}

const daysOfMonth = 30;

const atMostAMinute = (what: string, { seconds }: Spent): Figure => ({
  what,
  value: seconds,
  unit: 's',
  promised: { of: 'value', atMost: daySecondsMost },
});

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
