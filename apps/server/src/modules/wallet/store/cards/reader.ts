// Reads bank cards; only their owner's.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface BankCard {
  readonly id: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly cardHolder: string;
  readonly cardNumber: string;
  readonly createdAt: number;
}

interface CardRow {
  readonly id: string;
  readonly bank_code: string;
  readonly bank_name: string;
  readonly card_holder: string;
  readonly card_number: string;
  readonly created_at: Date;
}

export async function readCards(on: Queryable | Tx, playerId: string): Promise<BankCard[]> {
  const { rows } = await sql<CardRow>`select id, bank_code, bank_name, card_holder, card_number,
    created_at from wallet_bank_card where player_id = ${playerId}
    order by created_at, id`.execute(on);
  return rows.map((row) => ({
    id: row.id,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    cardHolder: row.card_holder,
    cardNumber: row.card_number,
    createdAt: row.created_at.getTime(),
  }));
}
