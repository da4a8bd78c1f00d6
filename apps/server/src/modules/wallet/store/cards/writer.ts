// Writes bank cards. The player's cards are locked while one is added, so that the most is the
// most.
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { BankCard } from './reader.ts';

export async function lockCards(tx: Tx, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cards ${playerId}`}, 0))`.execute(tx);
}

export async function addCard(tx: Tx, playerId: string, card: BankCard): Promise<void> {
  await sql`insert into wallet_bank_card
    (id, player_id, bank_code, bank_name, card_holder, card_number, created_at)
    values (${card.id}, ${playerId}, ${card.bankCode}, ${card.bankName}, ${card.cardHolder},
      ${card.cardNumber}, ${new Date(card.createdAt)})`.execute(tx);
}
