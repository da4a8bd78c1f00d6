// Debts of players after corrected payouts. Later winnings settle a debt, and no withdrawal is paid
// while one is open.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../../platform/database/index.ts';

/** By player, above zero; who owes nothing is left out. */
export async function readDebts(
  on: Queryable | Tx,
  playerIds: readonly string[],
  currency: string,
): Promise<ReadonlyMap<string, Units>> {
  const { rows } = await sql<{ owner: string; debt: Units }>`select owner, -balance as debt
    from ledger_account where owner = any(${playerIds}) and kind = 'player-debt'
      and currency = ${currency} and balance < 0`.execute(on);
  return new Map(rows.map(({ owner, debt }) => [owner, debt]));
}

export async function readDebt(
  on: Queryable | Tx,
  playerId: string,
  currency: string,
): Promise<Units> {
  return (await readDebts(on, [playerId], currency)).get(playerId) ?? 0n;
}
