// Recovery codes that are still good, as digests; a code that is used is gone.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export async function replaceCodes(tx: Tx, holder: string, digests: readonly string[]) {
  await dropCodes(tx, holder);
  await sql`insert into factors_recovery_code (digest, holder)
    select unnest(${[...digests]}::text[]), ${holder}`.execute(tx);
}

/** Uses a code up; false when there is no such code of this holder any more. */
export async function useCode(tx: Tx, holder: string, digest: string): Promise<boolean> {
  const done = await sql`delete from factors_recovery_code
    where digest = ${digest} and holder = ${holder}`.execute(tx);
  return done.numAffectedRows === 1n;
}

export async function countCodes(on: Queryable | Tx, holder: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count
    from factors_recovery_code where holder = ${holder}`.execute(on);
  return Number(rows[0]?.count ?? 0n);
}

export async function dropCodes(tx: Tx, holder: string): Promise<void> {
  await sql`delete from factors_recovery_code where holder = ${holder}`.execute(tx);
}
