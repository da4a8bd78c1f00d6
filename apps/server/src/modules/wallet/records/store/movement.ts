// Reads one movement of a player's cash with everything that the same event moved on the player's
// own purses.
import type { AccountKind } from '@baize/ledger';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

export interface PurseMoved {
  readonly account: AccountKind;
  readonly at: number;
  readonly event: string;
  readonly reference: string;
  readonly amount: Units;
  readonly after: Units;
}

interface PurseRow {
  readonly kind: AccountKind;
  readonly at: Date;
  readonly event: string;
  readonly reference: string;
  readonly amount: bigint;
  readonly balance_after: bigint;
}

/** The purses that a posting moved, the cash first; none where it moved no cash of the player. */
export async function readMovement(
  on: Queryable,
  { playerId, currency, posting }: { playerId: string; currency: string; posting: bigint },
): Promise<readonly PurseMoved[]> {
  const { rows } = await sql<PurseRow>`select a.kind, e.at, e.event, e.reference, e.amount,
      e.balance_after
    from ledger_account a join ledger_entry e on e.account_id = a.id and e.posting_id = ${posting}
    where a.owner = ${playerId} and a.currency = ${currency}
    order by a.kind <> 'player-cash', a.kind`.execute(on);
  if (rows[0]?.kind !== 'player-cash') return [];
  return rows.map((row) => ({
    account: row.kind,
    at: row.at.getTime(),
    event: row.event,
    reference: row.reference,
    amount: row.amount,
    after: row.balance_after,
  }));
}

export async function readFirstAt(on: Queryable, accountId: bigint): Promise<number | undefined> {
  const { rows } = await sql<{ at: Date }>`select at from ledger_entry
    where account_id = ${accountId} order by posting_id limit 1`.execute(on);
  return rows[0]?.at.getTime();
}
