// One change of a holder's factors at a time, until the transaction ends.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

export async function lockHolder(tx: Tx, holder: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`factors ${holder}`}, 0))`.execute(tx);
}
