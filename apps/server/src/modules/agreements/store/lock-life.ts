// One lock for every change of an agreement's life: a rate is judged by the agreement above, which
// may change at the same moment. Such changes are made by people and are rare.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

export async function lockLife(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('agreements life'))`.execute(tx);
}
