// The migration that gives each remark one author moves the rows of the version before it.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';

const file = new URL('../../store/schema/0008-remarks-of-one-author-each.sql', import.meta.url);

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('old remarks of players and payouts leave the column of staff', async () => {
  const on = database.kysely;
  await sql`alter table wallet_withdrawal drop column receipt_remark,
    drop column payout_problem, drop column payout_ref`.execute(on);
  await sql`insert into wallet_withdrawal (id, player_id, currency, amount, kind, bank_code,
      bank_name, card_holder, number_sealed, number_end, state, requested_at, paid_at, receipt,
      remark)
    select id, 'ana', 'PHP', 1, 'bank', 'B', 'B', 'A', 's', '7890', state, now(),
      case when state = 'paid' then now() end, receipt, remark
    from (values
      ('a', 'approved', 'not-received', 'payout-failed ref 7'),
      ('b', 'approved', 'not-received', 'provider-unavailable'),
      ('c', 'paid', 'disputed', 'not on my list'),
      ('d', 'refused', 'not-received', 'payout-failed is what I say')
    ) as old (id, state, receipt, remark)`.execute(on);
  await sql.raw(readFileSync(file, 'utf8')).execute(on);
  const { rows } = await sql`select id, remark, receipt_remark as own, payout_problem as problem,
    payout_ref as ref from wallet_withdrawal order by id`.execute(on);
  const none = { remark: '', own: '', problem: '', ref: '' };
  expect(rows).toEqual([
    { ...none, id: 'a', problem: 'payout-failed', ref: 'ref 7' },
    { ...none, id: 'b', problem: 'provider-unavailable' },
    { ...none, id: 'c', own: 'not on my list' },
    { ...none, id: 'd', remark: 'payout-failed is what I say' },
  ]);
});
