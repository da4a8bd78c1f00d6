// Reads the cash balances of many players, to preview a change.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../../platform/database/index.ts';

/** By player; who has nothing is left out. */
export async function readCashOf(
  on: Queryable,
  playerIds: readonly string[],
  currency: string,
): Promise<ReadonlyMap<string, Units>> {
  const { rows } = await sql<{ owner: string; balance: Units }>`select owner, balance
    from ledger_account where owner = any(${playerIds}) and kind = 'player-cash'
      and currency = ${currency} and balance > 0`.execute(on);
  return new Map(rows.map(({ owner, balance }) => [owner, balance]));
}
