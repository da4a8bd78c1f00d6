// Events and the seeds of their draws, one at a time or as lists: planned, searched, drawn,
// corrected, cancelled.
import type { DrawnResult } from '@baize/engines';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { EventPlan, SharedEvent } from '../rules/event.ts';
import { eventIdOf } from '../rules/event.ts';
import { eventOf, type EventRow } from './event-rows.ts';

/** Of one family or one game: no module may come upon the events of another. */
export type EventSearch = EventBounds &
  ({ readonly family: string } | { readonly gameCode: string });

interface EventBounds {
  readonly states?: readonly SharedEvent['state'][];
  /** Bounds of the draw, in milliseconds. */
  readonly drawsFrom?: number;
  readonly drawsTo?: number;
  readonly newestFirst?: boolean;
  readonly count: number;
}

export async function readEvents(
  on: Queryable | Tx,
  eventIds: readonly string[],
): Promise<readonly SharedEvent[]> {
  const { rows } = await sql<EventRow>`select * from wagering_event
    where event_id = any(${eventIds}) order by draws_at, event_id`.execute(on);
  return rows.map(eventOf);
}

export async function findEvents(
  on: Queryable,
  search: EventSearch,
): Promise<readonly SharedEvent[]> {
  const { states, drawsFrom = 0, drawsTo, newestFirst = false, count } = search;
  const whose =
    'family' in search ? sql`family = ${search.family}` : sql`game_code = ${search.gameCode}`;
  const inState = states === undefined ? sql`true` : sql`state = any(${states})`;
  const before = drawsTo === undefined ? sql`true` : sql`draws_at <= ${new Date(drawsTo)}`;
  const order = newestFirst ? sql`draws_at desc, event_id` : sql`draws_at, event_id`;
  const { rows } = await sql<EventRow>`select * from wagering_event
    where ${whose} and ${inState} and draws_at >= ${new Date(drawsFrom)} and ${before}
    order by ${order} limit ${count}`.execute(on);
  return rows.map(eventOf);
}

/** The event, locked: no slip is taken and no result set beside the caller. */
export async function lockEvent(tx: Tx, eventId: string): Promise<SharedEvent | undefined> {
  const { rows } = await sql<EventRow>`select * from wagering_event
    where event_id = ${eventId} for update`.execute(tx);
  return rows[0] && eventOf(rows[0]);
}

export interface SeedKept {
  readonly seedId: string;
  readonly commitment: string;
}

/** Writes events that are not there yet; those of our own draws with the seed of their day. */
export async function addEvents(
  tx: Tx,
  plans: readonly EventPlan[],
  seedOf: (plan: EventPlan) => SeedKept | undefined,
): Promise<void> {
  const rows = plans.map((plan) => ({
    ...plan,
    event_id: eventIdOf(plan),
    opens_at: new Date(plan.opensAt),
    closes_at: new Date(plan.closesAt),
    draws_at: new Date(plan.drawsAt),
    seed_id: seedOf(plan)?.seedId ?? null,
    commitment: seedOf(plan)?.commitment ?? null,
  }));
  await sql`insert into wagering_event (event_id, family, game_code, name, day, seq, opens_at,
      closes_at, draws_at, drawn_by, seed_id, commitment, beacon, beacon_round, state)
    select *, 'planned' from unnest(${rows.map((row) => row.event_id)}::text[],
      ${rows.map((row) => row.family)}::text[], ${rows.map((row) => row.gameCode)}::text[],
      ${rows.map((row) => row.name)}::text[], ${rows.map((row) => row.day)}::date[],
      ${rows.map((row) => row.seq)}::integer[], ${rows.map((row) => row.opens_at)}::timestamptz[],
      ${rows.map((row) => row.closes_at)}::timestamptz[],
      ${rows.map((row) => row.draws_at)}::timestamptz[], ${rows.map((row) => row.drawnBy)}::text[],
      ${rows.map((row) => row.seed_id)}::text[], ${rows.map((row) => row.commitment)}::text[],
      ${rows.map((row) => row.beacon)}::text[], ${rows.map((row) => row.beaconRound)}::bigint[])
    on conflict (event_id) do nothing`.execute(tx);
}

export interface ResultKept {
  readonly eventId: string;
  readonly result: DrawnResult;
  readonly version: number;
  readonly enteredBy: string;
  readonly confirmedBy: string;
  readonly reason: string;
  readonly at: number;
  /** Of our own draw: what the beacon gave. */
  readonly randomness?: string;
  readonly signature?: string | null;
}

/** Puts a result in place, with who answers for it. */
export async function writeResult(tx: Tx, kept: ResultKept): Promise<void> {
  const { eventId, version, randomness = null, signature = null } = kept;
  const result = JSON.stringify(kept.result);
  const at = new Date(kept.at);
  await sql`update wagering_event set state = 'drawn', result = ${result}::jsonb,
      result_version = ${version}, result_at = ${at},
      randomness = coalesce(${randomness}, randomness),
      beacon_signature = coalesce(${signature}, beacon_signature)
    where event_id = ${eventId}`.execute(tx);
  await sql`insert into wagering_event_result
      (event_id, version, result, entered_by, confirmed_by, reason, at)
    values (${eventId}, ${version}, ${result}::jsonb, ${kept.enteredBy}, ${kept.confirmedBy},
      ${kept.reason}, ${at})`.execute(tx);
}

export async function readResult(
  on: Queryable | Tx,
  eventId: string,
  version: number,
): Promise<DrawnResult | undefined> {
  const { rows } = await sql<{ result: DrawnResult }>`select result from wagering_event_result
    where event_id = ${eventId} and version = ${version}`.execute(on);
  return rows[0]?.result;
}

export async function cancelEvent(tx: Tx, eventId: string): Promise<void> {
  await sql`update wagering_event set state = 'cancelled'
    where event_id = ${eventId}`.execute(tx);
}
