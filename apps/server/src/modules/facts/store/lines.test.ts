// Proves that a line is kept once, found again without asking, and never remembered from a
// transaction that was taken back.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { createLines } from './lines.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const numberIn = (linesOf: ReturnType<typeof createLines>, chain: readonly string[]) =>
  database.transaction(async (tx) => (await linesOf(tx, [chain]))(chain));

test('a line that was found again is remembered: it is not asked for a third time', async () => {
  const linesOf = createLines();
  const chain = ['ann', 'ben'];
  const first = await numberIn(linesOf, chain);
  expect(await numberIn(linesOf, chain)).toBe(first);
  await sql`delete from facts_line`.execute(database.kysely);
  expect(await numberIn(linesOf, chain)).toBe(first);
});

test('a line of a transaction that was taken back is kept anew', async () => {
  const linesOf = createLines();
  const chain = ['ann', 'cora'];
  const failed = database.transaction(async (tx) => {
    await linesOf(tx, [chain]);
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  const number = await numberIn(linesOf, chain);
  const { rows } = await sql<{ id: bigint }>`select id from facts_line
    where chain = ${chain}::text[]`.execute(database.kysely);
  expect(rows).toEqual([{ id: number }]);
});
