// Lucky rounds that are still to be judged.
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { LuckyRound } from '../../../wagering/index.ts';

export async function addLucky(tx: Tx, rounds: readonly LuckyRound[]): Promise<void> {
  const told = rounds.map(({ settledAt, ...round }) => ({
    ...round,
    settledAt: new Date(settledAt).toISOString(),
  }));
  await sql`insert into promotions_lucky
      (player_id, round_id, vendor, game_code, multiple, number, settled_at)
    select "playerId", "roundId", vendor, "gameCode", multiple, number, "settledAt"
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as r ("playerId" text, "roundId" text,
      vendor text, "gameCode" text, multiple bigint, number text, "settledAt" timestamptz)
    on conflict do nothing`.execute(tx);
}

/** Takes some, the oldest first. */
export async function takeLucky(tx: Tx, count: number): Promise<readonly LuckyRound[]> {
  const { rows } = await sql<
    Omit<LuckyRound, 'multiple' | 'settledAt'> & { multiple: bigint; settledAt: Date }
  >`delete from promotions_lucky where (player_id, round_id) in (
      select player_id, round_id from promotions_lucky
      order by settled_at, player_id, round_id limit ${count} for update skip locked)
    returning player_id as "playerId", round_id as "roundId", vendor, game_code as "gameCode",
      multiple, number, settled_at as "settledAt"`.execute(tx);
  return rows.map((row) => ({
    ...row,
    multiple: Number(row.multiple),
    settledAt: row.settledAt.getTime(),
  }));
}
