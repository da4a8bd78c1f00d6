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

test('new and known lines of a count are asked for together, each with its agents', async () => {
  const known = ['ann', 'dan'];
  const number = await numberIn(createLines(), known);
  const chains = [known, [], ['ann', 'dan', 'eve'], ['a "quoted" name'], ['ann', 'dan', 'eve']];
  let statements = 0;
  const numbers = await database.transaction(async (tx) => {
    const counted = tx.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const lineOf = await createLines()(counted, chains);
    return chains.map(lineOf);
  });
  expect(statements).toBe(2);
  expect(numbers[0]).toBe(number);
  expect(numbers[2]).toBe(numbers[4]);
  const { rows } = await sql<{ chain: string[]; agents: bigint }>`select chain,
      (select count(*) from facts_line_agent where line_id = id) as agents
    from facts_line join unnest(${numbers.slice(0, 4)}::bigint[]) with ordinality as n(id, place)
      using (id) order by place`.execute(database.kysely);
  expect(rows).toEqual(
    chains.slice(0, 4).map((chain) => ({ chain, agents: BigInt(chain.length) })),
  );
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
