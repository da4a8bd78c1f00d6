// Each filter of the queue finds the few cases it leaves by an index, however many wait.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { queueOf, type CaseSearch } from './cases.ts';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
  await sql`insert into cashier_case (withdrawal_id, player_id, currency, amount, kind, state, rank,
      level, requested_at, verdict, hold, marks)
    select 'w' || n, 'p' || n, 'PHP', n, case when n > 19990 then 'crypto' else 'bank' end,
      'pending', 1, case when n > 19990 then 'gold' else '' end, now() + n * interval '1 second',
      'none', case when n > 19000 then 'rule ' || n % 20 else '' end,
      case when n > 19990 then array['same-document'] else array['first-withdrawal'] end
    from generate_series(1, 20000) n`.execute(database.kysely);
  await sql`analyze cashier_case`.execute(database.kysely);
});
afterAll(() => database.close());

test.each<[string, Partial<CaseSearch>, string]>([
  ['no filter', {}, 'cashier_case_queue'],
  ['a level', { level: 'gold' }, 'cashier_case_level'],
  ['a kind', { kind: 'crypto' }, 'cashier_case_kind'],
  ['a mark', { mark: 'same-document' }, 'cashier_case_marks'],
  ['held ones', { isHeld: true }, 'cashier_case_waits'],
  ['one reason', { hold: 'rule 7' }, 'cashier_case_held'],
  ['a member', { playerId: 'p7' }, 'cashier_case_player'],
  ['amounts', { amountFrom: 19_990n }, 'cashier_case_amount'],
])('%s is found by its index', async (_name, narrowed, index) => {
  const search = { state: 'pending', after: undefined, pageSize: 50, ...narrowed } as const;
  const { rows } = await sql<object>`explain ${queueOf(search)}`.execute(database.kysely);
  expect(JSON.stringify(rows)).toContain(index);
  expect(JSON.stringify(rows)).not.toContain('Seq Scan');
});
