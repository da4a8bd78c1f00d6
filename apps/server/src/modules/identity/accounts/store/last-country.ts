// Where a member signed in last.
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

export async function readLastCountry(on: Queryable, playerId: string): Promise<string> {
  const { rows } = await sql<{ country: string }>`select country from identity_login
    where player_id = ${playerId} order by at desc limit 1`.execute(on);
  return rows[0]?.country ?? '';
}
