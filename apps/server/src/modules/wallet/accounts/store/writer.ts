// Writes the accounts that money can go to. A player's are locked while one is added, removed
// or sent to, so that the most is the most and no withdrawal goes to an account that is gone.
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Account } from './reader.ts';

export async function lockAccounts(tx: Tx, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cards ${playerId}`}, 0))`.execute(tx);
}

export async function addAccount(tx: Tx, playerId: string, account: Account): Promise<void> {
  const { kind, bankCode, bankName, cardHolder, numberSealed, numberDigest, numberEnd } = account;
  await sql`insert into wallet_bank_card (id, player_id, kind, bank_code, bank_name, card_holder,
      number_sealed, number_digest, number_end, created_at, province, city, branch)
    values (${account.id}, ${playerId}, ${kind}, ${bankCode}, ${bankName}, ${cardHolder},
      ${numberSealed}, ${numberDigest}, ${numberEnd}, ${new Date(account.createdAt)},
      ${account.province}, ${account.city}, ${account.branch})`.execute(tx);
}

export async function dropAccount(tx: Tx, playerId: string, id: string): Promise<void> {
  await sql`delete from wallet_bank_card where player_id = ${playerId} and id = ${id}`.execute(tx);
}
