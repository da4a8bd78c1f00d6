// Seals account numbers that were kept open by earlier versions. Every process that starts waits
// until none is left; two at once share the work.
import { sql } from 'kysely';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import type { Keeping } from '../../../../platform/secrets/index.ts';

const rowsAtOnce = 500;

interface OpenNumber {
  readonly id: string;
  readonly player_id: string;
  readonly bank_code: string;
  readonly card_number: string;
}

export async function sealOpenNumbers(database: Database, numbers: Keeping): Promise<void> {
  for (const seal of [sealAccounts, sealWithdrawals]) {
    let sealed = rowsAtOnce;
    while (sealed > 0) sealed = await database.transaction((tx) => seal(tx, numbers));
  }
}

async function sealAccounts(tx: Tx, numbers: Keeping): Promise<number> {
  const { rows } = await sql<OpenNumber>`select id, player_id, bank_code, card_number
    from wallet_bank_card where card_number is not null
    order by id limit ${rowsAtOnce} for update`.execute(tx);
  const digests = rows.map((row) => numbers.digest(row.card_number, row.bank_code));
  await sql`update wallet_bank_card as card set card_number = null,
      number_sealed = done.sealed, number_digest = done.digest
    from unnest(${rows.map(({ id }) => id)}::text[], ${sealedOf(rows, numbers)}::text[],
      ${digests}::text[]) as done (id, sealed, digest)
    where card.id = done.id`.execute(tx);
  return rows.length;
}

async function sealWithdrawals(tx: Tx, numbers: Keeping): Promise<number> {
  const { rows } = await sql<OpenNumber>`select id, player_id, bank_code, card_number
    from wallet_withdrawal where card_number is not null
    order by id limit ${rowsAtOnce} for update`.execute(tx);
  await sql`update wallet_withdrawal as withdrawal set card_number = null,
      number_sealed = done.sealed
    from unnest(${rows.map(({ id }) => id)}::text[], ${sealedOf(rows, numbers)}::text[])
      as done (id, sealed)
    where withdrawal.id = done.id`.execute(tx);
  return rows.length;
}

function sealedOf(rows: readonly OpenNumber[], numbers: Keeping): string[] {
  return rows.map((row) => numbers.seal(row.card_number, row.player_id));
}
