// Locks a player's cash and debt in the order of all purses, for a posting that depends on how much
// cash there is.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

export async function lockCash(tx: Tx, playerId: string, currency: string): Promise<Units> {
  const { rows } = await sql<{ kind: string; balance: Units }>`select kind, balance
    from ledger_account where owner = ${playerId} and currency = ${currency} and shard = 0
      and kind in ('player-cash', 'player-debt') order by id for update`.execute(tx);
  return rows.find(({ kind }) => kind === 'player-cash')?.balance ?? 0n;
}
