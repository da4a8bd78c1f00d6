// Reads the accounts that money can go to; only their owner's. Numbers stay sealed.
import type { AccountKind } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

/** An account as a withdrawal takes it over. */
export interface Payee {
  readonly kind: AccountKind;
  readonly bankCode: string;
  readonly bankName: string;
  readonly cardHolder: string;
  /** Sealed under the player's id. */
  readonly numberSealed: string;
  readonly numberEnd: string;
}

/** Where a bank account is kept, as its owner told it. */
export interface Place {
  readonly province: string;
  readonly city: string;
  readonly branch: string;
}

export interface Account extends Payee, Place {
  readonly id: string;
  readonly numberDigest: string;
  readonly createdAt: number;
}

interface AccountRow {
  readonly id: string;
  readonly kind: AccountKind;
  readonly bank_code: string;
  readonly bank_name: string;
  readonly card_holder: string;
  readonly number_sealed: string;
  readonly number_digest: string;
  readonly number_end: string;
  readonly created_at: Date;
  readonly province: string;
  readonly city: string;
  readonly branch: string;
}

/** Whether both may be paid to one account. */
export async function haveOneAccount(
  on: Queryable | Tx,
  [one, other]: readonly [string, string],
): Promise<boolean> {
  const { rows } = await sql`select 1 from wallet_bank_card as a join wallet_bank_card as b
      on b.bank_code = a.bank_code and b.number_digest = a.number_digest
    where a.player_id = ${one} and b.player_id = ${other} limit 1`.execute(on);
  return rows.length > 0;
}

export async function readAccounts(on: Queryable | Tx, playerId: string): Promise<Account[]> {
  const { rows } = await sql<AccountRow>`select id, kind, bank_code, bank_name, card_holder,
    number_sealed, number_digest, number_end, created_at, province, city, branch
    from wallet_bank_card where player_id = ${playerId} order by created_at, id`.execute(on);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    cardHolder: row.card_holder,
    numberSealed: row.number_sealed,
    numberDigest: row.number_digest,
    numberEnd: row.number_end,
    createdAt: row.created_at.getTime(),
    province: row.province,
    city: row.city,
    branch: row.branch,
  }));
}

export async function findPayee(
  on: Queryable | Tx,
  { playerId, id }: { playerId: string; id: string },
): Promise<Payee | undefined> {
  const found = (await readAccounts(on, playerId)).find((account) => account.id === id);
  if (!found) return undefined;
  const { kind, bankCode, bankName, cardHolder, numberSealed, numberEnd } = found;
  return { kind, bankCode, bankName, cardHolder, numberSealed, numberEnd };
}
