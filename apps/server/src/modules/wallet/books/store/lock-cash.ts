// Locks a player's cash and debt in the order of all purses, for a posting that depends on how much
// cash there is.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

/** The same of an account that gets nothing from then on: also where it never had any cash. */
export async function lockCashForGood(tx: Tx, playerId: string, currency: string): Promise<Units> {
  await sql`insert into ledger_account (owner, kind, currency, shard)
    values (${playerId}, 'player-cash', ${currency}, 0) on conflict do nothing`.execute(tx);
  return lockCash(tx, playerId, currency);
}

export async function lockCash(tx: Tx, playerId: string, currency: string): Promise<Units> {
  const { rows } = await sql<{ kind: string; balance: Units }>`select kind, balance
    from ledger_account where owner = ${playerId} and currency = ${currency} and shard = 0
      and kind in ('player-cash', 'player-debt') order by id for update`.execute(tx);
  return rows.find(({ kind }) => kind === 'player-cash')?.balance ?? 0n;
}
