// How a player answered the question for a deposit limit, and when their limits are looked at
// again.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export type PromptAnswer = 'set' | 'none' | 'later';

export interface LimitCare {
  readonly prompt: PromptAnswer | null;
  readonly reviewAt: number | null;
}

export async function readCare(on: Queryable | Tx, playerId: string): Promise<LimitCare> {
  const { rows } = await sql<{ prompt: PromptAnswer | null; review_at: Date | null }>`
    select prompt, review_at from wallet_limit_care where player_id = ${playerId}`.execute(on);
  const [care] = rows;
  return { prompt: care?.prompt ?? null, reviewAt: care?.review_at?.getTime() ?? null };
}

export async function writePrompt(
  tx: Tx,
  playerId: string,
  { answer, at }: { readonly answer: PromptAnswer; readonly at: number },
): Promise<void> {
  await sql`insert into wallet_limit_care (player_id, prompt, prompted_at)
    values (${playerId}, ${answer}, ${new Date(at)})
    on conflict (player_id) do update set prompt = excluded.prompt,
      prompted_at = excluded.prompted_at`.execute(tx);
}

/** When the limits are looked at next; null: there are none, or nobody is invited. */
export async function writeReview(tx: Tx, playerId: string, at: number | null): Promise<void> {
  const reviewAt = at === null ? null : new Date(at);
  await sql`insert into wallet_limit_care (player_id, review_at) values (${playerId}, ${reviewAt})
    on conflict (player_id) do update set review_at = excluded.review_at,
      invited_at = null`.execute(tx);
}

/** Marks the next players whose review is due as invited; who they are. */
export async function inviteDue(
  tx: Tx,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ player_id: string }>`with due as (
      select player_id from wallet_limit_care
      where invited_at is null and review_at <= ${new Date(now)}
      order by review_at limit ${most} for update skip locked
    ) update wallet_limit_care as care set invited_at = ${new Date(now)} from due
    where care.player_id = due.player_id returning care.player_id`.execute(tx);
  return rows.map(({ player_id: playerId }) => playerId);
}
