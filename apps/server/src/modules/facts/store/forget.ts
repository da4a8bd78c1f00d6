// Deletes windows and hours that are older than anybody asks for; days stay.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

export async function forgetWindows(on: Queryable, before: number): Promise<void> {
  const at = new Date(before);
  await sql`delete from facts_window where at < ${at}
    and at < (select summed_until from facts_mark)`.execute(on);
  await sql`delete from facts_team_hour where hour < ${at}`.execute(on);
}
