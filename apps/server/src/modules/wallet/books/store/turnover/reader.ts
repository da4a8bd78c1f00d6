// Reads what a player still has to stake before cash can leave. The requirement of a bonus holds
// the bonus alone, so it is not among it.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../../platform/database/index.ts';

export async function readTurnover(
  on: Queryable | Tx,
  playerId: string,
  currency: string,
): Promise<Units> {
  const { rows } = await sql<{ left: bigint }>`select
      coalesce(sum(required - done), 0)::bigint as left from wallet_requirement
    where player_id = ${playerId} and currency = ${currency} and state = 'open'
      and kind <> 'bonus'`.execute(on);
  return rows[0]?.left ?? 0n;
}
