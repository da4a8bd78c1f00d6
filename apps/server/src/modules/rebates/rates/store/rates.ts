// Reads and writes rates, their changes, the brand's bounds and quotas.
import type { RateSetter, RebateCategory } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Bounds } from '../rules/bounds.ts';
import type { Quota } from '../rules/quotas.ts';

export interface GivenRate {
  readonly playerId: string;
  readonly category: RebateCategory;
  readonly rate: number;
}

/** Of these players those rates that they were given. */
export async function readRates(
  on: Queryable | Tx,
  playerIds: readonly string[],
): Promise<readonly GivenRate[]> {
  if (playerIds.length === 0) return [];
  const { rows } = await sql<GivenRate>`select player_id as "playerId", category, rate
    from rebate_rate where player_id = any(${[...playerIds]})`.execute(on);
  return rows;
}

/** Changes stand in one line: each is judged by the rates around it. */
export async function lockRates(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('rebate-rates'))`.execute(tx);
}

export interface RateChange {
  readonly category: RebateCategory;
  readonly before: number;
  readonly after: number;
}

export interface RateAuthor {
  readonly kind: RateSetter;
  readonly id: string;
  readonly name: string;
}

export interface WrittenRates {
  readonly playerId: string;
  /** Empty: at the top. */
  readonly uplineId: string;
  readonly changes: readonly RateChange[];
  readonly at: number;
  readonly by: RateAuthor;
  readonly reason: string;
}

export async function writeRates(
  tx: Tx,
  { playerId, uplineId, changes, at, by, reason }: WrittenRates,
): Promise<void> {
  const when = new Date(at);
  const categories = changes.map(({ category }) => category);
  const before = changes.map((change) => change.before);
  const after = changes.map((change) => change.after);
  await sql`insert into rebate_rate (player_id, upline_id, category, rate, set_at)
    select ${playerId}, ${uplineId}, n.category, n.rate, ${when}
    from unnest(${categories}::text[], ${after}::integer[]) as n(category, rate)
    on conflict (player_id, category)
    do update set rate = excluded.rate, set_at = excluded.set_at,
      upline_id = excluded.upline_id`.execute(tx);
  await sql`insert into rebate_rate_change (player_id, category, at, rate_before, rate_after,
      by_kind, by_id, by_name, reason)
    select ${playerId}, n.category, ${when}, n.before, n.after, ${by.kind}, ${by.id}, ${by.name},
      ${reason}
    from unnest(${categories}::text[], ${before}::integer[], ${after}::integer[])
      as n(category, before, after)`.execute(tx);
}

const changesMost = 100;

/** The newest first. */
export async function readChanges(on: Queryable, playerId: string) {
  const { rows } = await sql<
    RateChange & { at: Date; kind: RateSetter; name: string; reason: string }
  >`select at, category, rate_before as before, rate_after as after, by_kind as kind,
      by_name as name, reason
    from rebate_rate_change where player_id = ${playerId}
    order by at desc, change_id desc limit ${changesMost}`.execute(on);
  return rows.map(({ at, kind, name, ...change }) => ({
    ...change,
    at: at.getTime(),
    by: { kind, name },
  }));
}

export async function readBounds(on: Queryable | Tx): Promise<readonly Bounds[]> {
  const { rows } = await sql<Bounds>`select category, highest, difference, step
    from rebate_bounds`.execute(on);
  return rows;
}

export async function writeBounds(tx: Tx, bounds: readonly Bounds[], at: number): Promise<void> {
  await sql`insert into rebate_bounds (category, highest, difference, step, set_at)
    select n.*, ${new Date(at)} from unnest(${bounds.map(({ category }) => category)}::text[],
      ${bounds.map(({ highest }) => highest)}::integer[],
      ${bounds.map(({ difference }) => difference)}::integer[],
      ${bounds.map(({ step }) => step)}::integer[]) as n
    on conflict (category) do update set highest = excluded.highest,
      difference = excluded.difference, step = excluded.step,
      set_at = excluded.set_at`.execute(tx);
  await sql`insert into rebate_bounds_change (category, highest, at)
    select n.*, ${new Date(at)} from unnest(${bounds.map(({ category }) => category)}::text[],
      ${bounds.map(({ highest }) => highest)}::integer[]) as n`.execute(tx);
}

export async function readQuotas(on: Queryable | Tx, agentId: string): Promise<readonly Quota[]> {
  const { rows } = await sql<Quota>`select category, rate, seats from rebate_quota
    where agent_id = ${agentId} order by category, rate desc`.execute(on);
  return rows;
}

/** All quotas of an agent at once. */
export async function writeQuotas(
  tx: Tx,
  agentId: string,
  quotas: readonly Quota[],
  at: number,
): Promise<void> {
  await sql`delete from rebate_quota where agent_id = ${agentId}`.execute(tx);
  await sql`insert into rebate_quota (agent_id, category, rate, seats, set_at)
    select ${agentId}, n.*, ${new Date(at)}
    from unnest(${quotas.map(({ category }) => category)}::text[],
      ${quotas.map(({ rate }) => rate)}::integer[],
      ${quotas.map(({ seats }) => seats)}::integer[]) as n`.execute(tx);
}
