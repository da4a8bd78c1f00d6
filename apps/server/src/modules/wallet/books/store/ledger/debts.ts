// Debts of players after corrected payouts and deposits that were taken back. The cash settles a
// debt, and no withdrawal is paid while one is open.
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

export interface Debtor {
  readonly playerId: string;
  readonly currency: string;
}

/** Some of those who owe and have cash. */
export async function readDebtors(on: Queryable, most: number): Promise<readonly Debtor[]> {
  const { rows } = await sql<Debtor>`select debt.owner as "playerId", debt.currency
    from ledger_account debt join ledger_account cash on cash.owner = debt.owner
      and cash.kind = 'player-cash' and cash.currency = debt.currency and cash.shard = 0
    where debt.kind = 'player-debt' and debt.balance < 0 and cash.balance > 0
    limit ${most}`.execute(on);
  return rows;
}
