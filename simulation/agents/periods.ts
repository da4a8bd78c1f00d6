// Periods of agreements by arithmetic of its own: from the start of an agreement to its end each
// one has exactly one bill, but for windows of five minutes in which nothing was due.
import { must } from '../broken.ts';
import type { Books } from './laws.ts';
import { periodEnd } from './calendar.ts';
import { checkIdle } from './idle.ts';
import { hourMs } from './known.ts';
import type { AgentsWorld } from './world.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly period: string;
  readonly starts: Date;
  readonly ends: Date | null;
  readonly bills: readonly string[] | null;
}

/** The first period of each agreement that was not found closed yet, by its beginning. */
export type PeriodsChecked = Map<string, number>;

/** From the periods on that were not found closed before; without them from the beginning on. */
export async function checkPeriods(
  world: AgentsWorld,
  books: Books = world.house.pool,
  checked: PeriodsChecked = new Map(),
): Promise<void> {
  const now = world.clock.now();
  const { rows } = await books.query<Row>(
    `select a.id, a.kind, a.period, a.starts_at as starts, a.ends_at as ends,
      array_agg(b.starts_at::text order by b.starts_at) filter (where b.id is not null) as bills
    from agreements_agreement a left join agreements_bill b on b.agreement_id = a.id
      and b.starts_at >= to_timestamp(coalesce(($1::jsonb ->> a.id)::bigint, 0) / 1000.0)
    where a.starts_at is not null group by a.id`,
    [JSON.stringify(Object.fromEntries(checked))],
  );
  const closed = await closedRuns(books);
  if ([...closed.values()].some((lateMs) => lateMs > hourMs))
    world.tally.add('periods closed late');
  for (const row of rows) {
    const bills = new Set((row.bills ?? []).map((text) => Date.parse(text)));
    const end = Math.min(row.ends?.getTime() ?? Infinity, now);
    const since = checked.get(row.id) ?? row.starts.getTime();
    for (let at = since; at < end; at = periodEnd(row.period, at)) {
      const until = periodEnd(row.period, at);
      const isClosed = closed.has(`${row.kind} ${row.period} ${at}`);
      const isDue = until + closingMs <= world.beats.closedAt;
      must(isClosed || !isDue, 'a period that is over is closed', [row.id, at]);
      const isBilled = bills.delete(at);
      const isQuiet = row.period === 'five-minutes' || !isClosed;
      must(isBilled || isQuiet, 'no period of an agreement is skipped', [row.id, at]);
      if (isClosed && !isBilled) {
        checkIdle(world, row.id, at);
        world.tally.add('window without a bill');
      }
      if (isClosed) checked.set(row.id, until);
    }
    must(bills.size === 0, 'no bill lies outside its agreement', [row.id, ...bills]);
  }
}

/** Days and longer are closed at half past midnight. */
const closingMs = hourMs / 2;

/** With how long after its end each was closed. */
async function closedRuns(books: Books): Promise<ReadonlyMap<string, number>> {
  const { rows } = await books.query<{ kind: string; period: string; at: Date; late: number }>(
    `select kind, period, starts_at as at,
      extract(epoch from closed_at - ends_at)::float8 * 1000 as late
    from agreements_run where state = 'closed'`,
  );
  return new Map(
    rows.map(({ kind, period, at, late }) => [`${kind} ${period} ${at.getTime()}`, late]),
  );
}
