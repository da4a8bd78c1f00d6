// Writes limits, breaks and reality checks of one player at a time.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Limit } from '../../rounds/rules/limit.ts';
import { printLimits } from '../../rounds/store/rows.ts';

export async function writeLimits(
  tx: Tx,
  playerId: string,
  limits: readonly Limit[],
): Promise<void> {
  await sql`update wagering_player set limits = ${printLimits(limits)}::jsonb
    where player_id = ${playerId}`.execute(tx);
}

export interface Pause {
  readonly until: number;
  readonly isExclusion: boolean;
  readonly now: number;
}

/**
 * Starts or lengthens a break or an exclusion; an earlier end never replaces a later one, and an
 * exclusion that is on stays one. Answers with the end of it.
 */
export async function writePause(tx: Tx, playerId: string, pause: Pause): Promise<number> {
  const { until, isExclusion, now } = pause;
  const written = await sql<{ until: Date }>`update wagering_player
    set break_until = greatest(coalesce(break_until, '-infinity'::timestamptz), ${new Date(until)}),
      is_excluded = ${isExclusion} or (is_excluded and break_until > ${new Date(now)})
    where player_id = ${playerId} returning break_until as until`.execute(tx);
  return written.rows[0]?.until.getTime() ?? until;
}

export async function writeCheckMinutes(
  db: Queryable,
  playerId: string,
  minutes: number | null,
): Promise<void> {
  await sql`update wagering_player set check_minutes = ${minutes}
    where player_id = ${playerId}`.execute(db);
}

export async function writeChecked(db: Queryable, playerId: string, now: number): Promise<void> {
  await sql`update wagering_player
    set checked_at = greatest(coalesce(checked_at, '-infinity'::timestamptz), ${new Date(now)})
    where player_id = ${playerId}`.execute(db);
}

export async function writeBudgetAt(tx: Tx, playerId: string, now: number): Promise<void> {
  await sql`update wagering_player set budget_at = ${new Date(now)}
    where player_id = ${playerId}`.execute(tx);
}
