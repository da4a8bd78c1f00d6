// Windows that wait are summed up hour by hour, each hour in a transaction of its own, whatever the
// time that a count is behind.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readMarks } from './count.ts';
import { sumNext } from './sum-up.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const at = (time: string) => new Date(`2026-11-28T${time}:00Z`);
const timeOf = (moment: number | Date) => new Date(moment).toISOString().slice(11, 16);

test('a count that is hours behind catches up hour by hour, across the end of a day', async () => {
  const on = database.kysely;
  await sql`with line as (insert into facts_line (chain) values ('{ann}') returning id)
    insert into facts_window select w, 'PHP', id, 'dan', 'RNG', 1, 100, 100, 10
    from line, unnest(${[at('14:20'), at('14:55'), at('15:00'), at('17:05')]}::timestamptz[])
      as w`.execute(on);
  await sql`update facts_mark set closed_until = ${at('17:10')},
    summed_until = ${at('14:20')}`.execute(on);
  const reached: string[] = [];
  for (let isMore = true; isMore;) {
    isMore = await database.transaction(sumNext);
    reached.push(timeOf((await readMarks(on)).summedUntil));
  }
  expect(reached).toEqual(['15:00', '16:00', '17:00', '17:10']);
  const hours = await sql<{ hour: Date; staked: bigint }>`select hour, staked
    from facts_team_hour order by hour`.execute(on);
  expect(hours.rows.map(({ hour, staked }) => [timeOf(hour), staked])).toEqual([
    ['14:00', 200n],
    ['15:00', 100n],
    ['17:00', 100n],
  ]);
  const days = await sql<{ staked: bigint }>`select staked from facts_team_day
    order by day`.execute(on);
  expect(days.rows).toEqual([{ staked: 300n }, { staked: 100n }]);
  const active = await sql<{ members: number }>`select members from facts_team_active
    order by day`.execute(on);
  expect(active.rows).toEqual([{ members: 1 }, { members: 1 }]);
});
