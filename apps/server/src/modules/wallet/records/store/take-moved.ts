// Hands over movements that figures of members have not counted: each once, in the transaction of
// who counts it.
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { MoneyMoved } from '../../books/store/ledger/money-moved.ts';

export interface MoneyTaken extends MoneyMoved {
  readonly at: Date;
  /** The member's first deposit ever. */
  readonly isFirst: boolean;
}

export async function takeMoved(tx: Tx, most: number): Promise<readonly MoneyTaken[]> {
  const { rows } = await sql<MoneyTaken>`with taken as (
      delete from wallet_moved where id in (
        select id from wallet_moved order by id limit ${most} for update skip locked
      ) returning *
    )
    select t.player_id as "playerId", t.currency, t.kind, t.amount, t.event, t.reference, t.at,
      t.kind = 'deposit' and t.event <> 'deposit-reversed' and not exists (
        select from wallet_deposit d left join wallet_deposit own on own.id = t.reference
        where d.player_id = t.player_id and d.state = 'success' and d.id <> t.reference
          and (own.id is null or (d.settled_at, d.id) < (own.settled_at, own.id))
      ) as "isFirst"
    from taken as t order by t.id`.execute(tx);
  return rows;
}
