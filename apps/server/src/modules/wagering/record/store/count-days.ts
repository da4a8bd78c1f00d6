// Counts rounds by player, day and game. A day is counted once it is over. A round that changes
// later (a slip settled after days, money a vendor owed, a corrected result) has its player's day
// counted anew: from the mark up to the oldest transaction under way no change is missed.
import { dayText } from '@baize/money';
import { sql } from 'kysely';
import {
  houseDay,
  textsText,
  type Queryable,
  type Tx,
} from '../../../../platform/database/index.ts';
import { wonAmount } from '../../rounds/store/free-rounds.ts';
import { readUntil } from '../../rounds/store/order.ts';
import { dayAfter, dayBefore, endOf, startOf } from '../rules/record-days.ts';

interface Mark {
  readonly countedUntil: string | null;
  readonly mark: bigint;
}

/** The last counted day; empty before the first. */
export async function readCountedUntil(on: Queryable): Promise<string> {
  return (await readMark(on)).countedUntil ?? '';
}

export async function readMark(on: Queryable | Tx): Promise<Mark> {
  const { rows } = await sql<Mark>`select counted_until::text as "countedUntil", mark
    from wagering_day_mark`.execute(on);
  return rows[0] ?? { countedUntil: null, mark: 0n };
}

/** A day's last rounds are long settled or known to be open by then. */
const waitMs = 15 * 60_000;

/** Brings counted days up to date and counts the next one; false: there was none. */
export async function countNext(tx: Tx, now: number): Promise<boolean> {
  await sql`select 1 from wagering_day_mark for update`.execute(tx);
  const { countedUntil, mark } = await readMark(tx);
  const until = await readUntil(tx);
  if (countedUntil !== null) await countChanged(tx, { from: String(mark), until, countedUntil });
  const next = countedUntil === null ? await firstDay(tx) : dayAfter(countedUntil);
  const isOver = next !== undefined && next <= dayBefore(dayText(now - waitMs));
  if (isOver) await countDay(tx, next);
  const last = isOver ? next : countedUntil;
  await sql`update wagering_day_mark set mark = ${until}::bigint,
    counted_until = ${last}::date`.execute(tx);
  return isOver;
}

async function firstDay(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select min(opened_at) as at
    from wagering_round`.execute(tx);
  const at = rows[0]?.at;
  return at ? dayText(at.getTime()) : undefined;
}

const sums = sql`count(*), coalesce(sum(r.stake) filter (where r.free_id is null), 0)::bigint,
  coalesce(sum(${wonAmount}), 0)::bigint,
  coalesce(max(${wonAmount}), 0)::bigint`;
const intoDays = sql`insert into wagering_day
  (player_id, currency, day, vendor, game_code, state, rounds, staked, paid, best)`;

async function countDay(tx: Tx, day: string): Promise<void> {
  await sql`${intoDays}
    select r.player_id, r.currency, ${day}::date, coalesce(r.vendor, ''), r.game_code, r.state,
      ${sums}
    from wagering_round as r
    where r.opened_at >= ${new Date(startOf(day))} and r.opened_at < ${new Date(endOf(day))}
    group by r.player_id, r.currency, r.vendor, r.game_code, r.state`.execute(tx);
}

interface Changes {
  readonly from: string;
  readonly until: string;
  readonly countedUntil: string;
}

interface PlayerDay {
  readonly playerId: string;
  readonly day: string;
}

async function countChanged(tx: Tx, changes: Changes): Promise<void> {
  const { from, until, countedUntil } = changes;
  const end = new Date(endOf(countedUntil));
  const { rows } = await sql<PlayerDay>`select distinct player_id as "playerId",
      ${houseDay('opened_at')} as day
    from (
      select player_id, opened_at from wagering_round
      where closed_in >= ${from}::xid8 and closed_in < ${until}::xid8
      union all
      select r.player_id, r.opened_at from wagering_vendor_entry as e
      join wagering_round as r using (player_id, round_id)
      where e.late_in >= ${from}::xid8 and e.late_in < ${until}::xid8
      union all
      select r.player_id, r.opened_at from (
        select distinct event_id from wagering_event_return
        where settled_in >= ${from}::xid8 and settled_in < ${until}::xid8 and version > 1
      ) as corrected join wagering_round as r using (event_id)
    ) as changed where opened_at < ${end}`.execute(tx);
  for (let at = 0; at < rows.length; at += daysAtOnce)
    await countAgain(tx, rows.slice(at, at + daysAtOnce));
}

const daysAtOnce = 1000;

async function countAgain(tx: Tx, days: readonly PlayerDay[]): Promise<void> {
  const asked = sql`unnest(${textsText(days.map(({ playerId }) => playerId))}::text[],
    ${textsText(days.map(({ day }) => day))}::text[],
    ${textsText(days.map(({ day }) => new Date(startOf(day)).toISOString()))}::text[],
    ${textsText(days.map(({ day }) => new Date(endOf(day)).toISOString()))}::text[])
    as c (player_id, day, starts, ends)`;
  await sql`delete from wagering_day as d using ${asked}
    where d.player_id = c.player_id and d.day = c.day::date`.execute(tx);
  await sql`${intoDays}
    select r.player_id, r.currency, c.day::date, coalesce(r.vendor, ''), r.game_code, r.state,
      ${sums}
    from ${asked} join wagering_round as r on r.player_id = c.player_id
      and r.opened_at >= c.starts::timestamptz and r.opened_at < c.ends::timestamptz
    group by r.player_id, r.currency, c.day, r.vendor, r.game_code, r.state`.execute(tx);
}
