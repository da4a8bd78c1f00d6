// Keeps the steps of hands. A number is taken once, by the first call that asks for it.
import type { Json } from '@baize/engines';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

export interface HandKey {
  readonly playerId: string;
  readonly roundId: string;
}

export interface Step {
  readonly step: Json;
  readonly madeBy: 'player' | 'house';
}

export interface NewStep extends HandKey, Step {
  readonly number: number;
  readonly now: number;
}

/** The steps of a hand, first to last. */
export async function readSteps(db: Queryable, key: HandKey): Promise<readonly Step[]> {
  const { rows } = await sql<Step>`select step, made_by as "madeBy" from instant_step
    where player_id = ${key.playerId} and round_id = ${key.roundId} order by number`.execute(db);
  return rows;
}

/** False when the number was taken before. */
export async function addStep(db: Queryable, added: NewStep): Promise<boolean> {
  const { playerId, roundId, number, step, madeBy, now } = added;
  const { rows } = await sql`insert into instant_step
      (player_id, round_id, number, step, made_by, made_at)
    values (${playerId}, ${roundId}, ${number}, ${JSON.stringify(step)}::jsonb, ${madeBy},
      ${new Date(now)})
    on conflict (player_id, round_id, number) do nothing returning number`.execute(db);
  return rows.length > 0;
}

/** Deletes steps made before this; an open hand keeps its own. */
export async function forgetSteps(
  db: Queryable,
  before: number,
  openRoundIds: readonly string[],
): Promise<void> {
  await sql`delete from instant_step where made_at < ${new Date(before)}
    and round_id <> all(${openRoundIds}::text[])`.execute(db);
}
