// Reads what a player still has to stake before money can leave.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../../platform/database/index.ts';

export async function readTurnover(
  on: Queryable | Tx,
  playerId: string,
  currency: string,
): Promise<Units> {
  const { rows } = await sql<{ turnover_required: bigint }>`select turnover_required
    from wallet_player where player_id = ${playerId} and currency = ${currency}`.execute(on);
  return rows[0]?.turnover_required ?? 0n;
}
