// Lists of events: the clock of each game, what staff look for, what lies on them, and every
// version of their results.
import type { DrawnResult } from '@baize/engines';
import { playCurrency, type Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import type { SharedEvent } from '../../slips/rules/event.ts';
import { eventOf, type EventRow } from '../../slips/store/event-rows.ts';

export interface BoardSearch {
  readonly gameCodes: readonly string[];
  readonly now: number;
  /** So many of each game that are not drawn yet. */
  readonly count: number;
}

/** Of each game the next events, soonest first, and the last one with a result. */
export async function readBoard(
  on: Queryable,
  { gameCodes, now, count }: BoardSearch,
): Promise<readonly SharedEvent[]> {
  const at = new Date(now);
  const { rows } = await sql<EventRow>`select e.*
    from unnest(${gameCodes}::text[]) as asked(code)
    cross join lateral (
      (select * from wagering_event where game_code = asked.code and state = 'planned'
        and draws_at > ${at} order by draws_at limit ${count})
      union all
      (select * from wagering_event where game_code = asked.code and state in ('drawn', 'settled')
        order by draws_at desc limit 1)
    ) as e order by e.draws_at`.execute(on);
  return rows.map(eventOf);
}

/** As the clock and the result make it. */
export type EventStateSought =
  | 'scheduled'
  | 'open'
  | 'closed'
  | 'pending-result'
  | 'drawn'
  | 'settled'
  | 'cancelled'
  /** Whatever became of it, its draw is due. */
  | 'due';

export interface EventListSearch {
  /** No module may come upon the events of another. */
  readonly family: string;
  readonly gameCode?: string | undefined;
  readonly state?: EventStateSought | undefined;
  /** A day of the events, `YYYY-MM-DD`; without one and without a state those that have opened. */
  readonly day?: string | undefined;
  readonly now: number;
  /** A result is pending so long after its draw. */
  readonly lateMs: { readonly us: number; readonly outside: number };
  readonly offset: number;
  readonly limit: number;
}

export interface EventList {
  readonly events: readonly SharedEvent[];
  /** Counted up to a point. */
  readonly total: number;
}

const countedMost = 10_000;

/** Newest first; scheduled ones soonest first. */
export async function searchEvents(on: Queryable, search: EventListSearch): Promise<EventList> {
  const { family, gameCode, day, state, offset, limit } = search;
  const where = sql`family = ${family}
    and ${gameCode === undefined ? sql`true` : sql`game_code = ${gameCode}`}
    and ${day === undefined ? sql`true` : sql`day = ${day}`} and ${inState(search)}`;
  const order = state === 'scheduled' ? sql`draws_at, event_id` : sql`draws_at desc, event_id`;
  const { rows } = await sql<EventRow>`select * from wagering_event where ${where}
    order by ${order} limit ${limit} offset ${offset}`.execute(on);
  const counted = await sql<{ total: bigint }>`select count(*) as total from (
    select 1 from wagering_event where ${where} limit ${countedMost}) as found`.execute(on);
  return { events: rows.map(eventOf), total: Number(counted.rows[0]?.total ?? 0n) };
}

function inState({ state, day, now, lateMs }: EventListSearch) {
  const at = new Date(now);
  const lateAt = sql`${at}::timestamptz - make_interval(secs =>
    case drawn_by when 'us' then ${lateMs.us / 1000}::float8
      else ${lateMs.outside / 1000}::float8 end)`;
  if (state === undefined) return day === undefined ? sql`opens_at <= ${at}` : sql`true`;
  if (state === 'scheduled') return sql`state = 'planned' and opens_at > ${at}`;
  if (state === 'open') return sql`state = 'planned' and opens_at <= ${at} and closes_at > ${at}`;
  if (state === 'due') return sql`draws_at <= ${at}`;
  if (state === 'closed')
    return sql`state = 'planned' and closes_at <= ${at} and draws_at > ${lateAt}`;
  if (state === 'pending-result') return sql`state = 'planned' and draws_at <= ${lateAt}`;
  return sql`state = ${state}`;
}

export interface EventLoad {
  readonly slips: number;
  readonly players: number;
  readonly stake: Units;
  readonly payout: Units;
  /** The most that one outcome of a kind of bet would cost. */
  readonly exposureMost: Units;
}

interface SumsRow {
  readonly event_id: string;
  readonly slips: bigint;
  readonly players: bigint;
  readonly stake: Units;
  readonly payout: Units;
  readonly exposure: Units;
}

/** What lies on events in real money; slips that were taken back do not count. */
export async function readEventLoad(
  on: Queryable,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, EventLoad>> {
  const { rows } = await sql<SumsRow>`select asked.event_id, coalesce(r.slips, 0) as slips,
      coalesce(r.players, 0) as players,
      coalesce(r.stake, 0)::bigint as stake, coalesce(r.payout, 0)::bigint as payout,
      coalesce((select max(payout) from wagering_exposure as x, unnest(x.payouts) as payout
        where x.event_id = asked.event_id), 0)::bigint as exposure
    from unnest(${eventIds}::text[]) as asked(event_id)
    cross join lateral (
      select count(*) as slips, count(distinct player_id) as players, sum(stake) as stake,
        sum(payout) as payout from wagering_round
      where event_id = asked.event_id and state <> 'void' and currency <> ${playCurrency}
    ) as r`.execute(on);
  return new Map(
    rows.map(({ event_id: eventId, slips, players, stake, payout, exposure }) => [
      eventId,
      { slips: Number(slips), players: Number(players), stake, payout, exposureMost: exposure },
    ]),
  );
}

export interface ResultVersion {
  readonly version: number;
  readonly result: DrawnResult;
  readonly enteredBy: string;
  readonly confirmedBy: string;
  readonly reason: string;
  readonly at: number;
}

interface ResultRow {
  readonly version: number;
  readonly result: DrawnResult;
  readonly entered_by: string;
  readonly confirmed_by: string;
  readonly reason: string;
  readonly at: Date;
}

/** Every version of an event's result, the first first. */
export async function readResults(
  on: Queryable,
  eventId: string,
): Promise<readonly ResultVersion[]> {
  const { rows } = await sql<ResultRow>`select * from wagering_event_result
    where event_id = ${eventId} order by version`.execute(on);
  return rows.map(({ entered_by: enteredBy, confirmed_by: confirmedBy, at, ...row }) => ({
    version: row.version,
    result: row.result,
    reason: row.reason,
    enteredBy,
    confirmedBy,
    at: at.getTime(),
  }));
}

export async function readCommittedAt(on: Queryable, seedId: string): Promise<number | undefined> {
  const { rows } = await sql<{ committed_at: Date }>`select committed_at from wagering_event_seed
    where seed_id = ${seedId}`.execute(on);
  return rows[0]?.committed_at.getTime();
}
