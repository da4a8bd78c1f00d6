// The pictures by which players prove that they paid.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface NewProof {
  readonly depositId: string;
  readonly intent: string;
  readonly picture: Uint8Array;
  readonly now: number;
}

export async function isProofKept(on: Queryable | Tx, depositId: string, intent: string) {
  const { rows } = await sql`select from wallet_deposit_proof
    where deposit_id = ${depositId} and intent = ${intent}`.execute(on);
  return rows.length > 0;
}

/** Under the lock of its deposit, whose count it becomes. */
export async function keepProof(tx: Tx, number: number, proof: NewProof): Promise<void> {
  const { depositId, intent, picture, now } = proof;
  await sql`insert into wallet_deposit_proof (deposit_id, number, intent, picture, at)
    values (${depositId}, ${number}, ${intent}, ${Buffer.from(picture)},
      ${new Date(now)})`.execute(tx);
  await sql`update wallet_deposit set proofs = ${number} where id = ${depositId}`.execute(tx);
}

export async function readProof(on: Queryable, depositId: string, number: number) {
  const { rows } = await sql<{ picture: Buffer }>`select picture from wallet_deposit_proof
    where deposit_id = ${depositId} and number = ${number}`.execute(on);
  return rows[0]?.picture;
}
