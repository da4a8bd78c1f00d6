// Members by the day of their birthday, some at a time in the order of their ids: accounts that may
// sign in, no demo accounts. One walk reads each account once, so it needs no index of its own.
import { demoType } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

export interface BirthdaySearch {
  /** Days of a year, as `02-28`. */
  readonly days: readonly string[];
  /** The last member of those before; empty at first. */
  readonly after: string;
  readonly count: number;
}

export async function readBirthdays(
  on: Queryable,
  { days, after, count }: BirthdaySearch,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from identity_player
    where id > ${after} and type <> ${demoType} and state = 'active'
      and to_char(birthday, 'MM-DD') = any(${days})
    order by id limit ${count}`.execute(on);
  return rows.map(({ id }) => id);
}
