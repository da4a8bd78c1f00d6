// The database's promises: a transaction is whole or absent, two that collide are tried again,
// whole numbers stay exact, and every test has a database of its own.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { isUniqueViolation, prepared, unhurriedText } from './index.ts';
import type { Database } from './index.ts';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
  await sql`create table purse (owner text primary key, units int8 not null)`.execute(
    database.kysely,
  );
  await sql`insert into purse values ('ann', 9007199254740993), ('bob', 0)`.execute(
    database.kysely,
  );
});

afterAll(() => database.close());

async function unitsOf(owner: string): Promise<bigint | undefined> {
  const found = await sql<{
    units: bigint;
  }>`select units from purse where owner = ${owner}`.execute(database.kysely);
  return found.rows[0]?.units;
}

test('an amount beyond the exact range of a double is read without loss', async () => {
  expect(await unitsOf('ann')).toBe(9_007_199_254_740_993n);
});

test('a list of amounts keeps its nulls', async () => {
  const found = await database.pool.query(
    'select array[1, null, 3]::int8[] as list, $1::int8 as x',
    [5n],
  );
  expect(found.rows).toEqual([{ list: [1n, null, 3n], x: 5n }]);
});

test('a refused transaction leaves nothing behind', async () => {
  const refused = database.transaction(async (tx) => {
    await sql`update purse set units = 7 where owner = 'bob'`.execute(tx);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await unitsOf('bob')).toBe(0n);
});

test('a prepared statement runs inside the transaction that names it', async () => {
  const statement = {
    name: 'add-units',
    text: 'update purse set units = units + $1 where owner = $2 returning units',
  };
  const refused = database.transaction(async (tx) => {
    const rows = await prepared<{ units: bigint }>(tx, statement, [3n, 'bob']);
    expect(rows).toEqual([{ units: 3n }]);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await prepared(database.kysely, statement, [1n, 'bob'])).toEqual([{ units: 1n }]);
  await sql`update purse set units = 0 where owner = 'bob'`.execute(database.kysely);
});

test('colliding transactions are retried until each has run once', async () => {
  const addOne = () =>
    database.transaction(async (tx) => {
      const now = await sql<{ units: bigint }>`select units from purse where owner = 'bob'`.execute(
        tx,
      );
      const next = (now.rows[0]?.units ?? 0n) + 1n;
      await sql`update purse set units = ${next} where owner = 'bob'`.execute(tx);
    }, 'serializable');
  await Promise.all([addOne(), addOne(), addOne()]);
  expect(await unitsOf('bob')).toBe(3n);
});

test('many transactions that also use the pool all finish', async () => {
  const asked = Array.from({ length: 40 }, () =>
    database.transaction(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('one at a time'))`.execute(tx);
      return unitsOf('ann');
    }),
  );
  expect(new Set(await Promise.all(asked)).size).toBe(1);
  const within = database.transaction(() => database.transaction(() => unitsOf('ann')));
  expect(await within).toBe(await unitsOf('ann'));
});

test('a unique violation is recognised by its index', async () => {
  const error: unknown = await sql`insert into purse values ('ann', 1)`
    .execute(database.kysely)
    .catch((caught: unknown) => caught);
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'purse_pkey')).toBe(true);
  expect(isUniqueViolation(error, 'another_index')).toBe(false);
});

test('a note does not wait for the disk, the connection’s next write does', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('set synchronous_commit = on');
    const noted = await client.query(`update purse set units = units from ${unhurriedText}
      where owner = 'bob' returning current_setting('synchronous_commit') as waits`);
    expect(noted.rows).toEqual([{ waits: 'off' }]);
    const next = await client.query('show synchronous_commit');
    expect(next.rows).toEqual([{ synchronous_commit: 'on' }]);
  } finally {
    client.release(true);
  }
});

test('databases of two tests are separate', async () => {
  const other = await freshDatabase();
  const found = await sql`select to_regclass('purse') as purse`.execute(other.kysely);
  await other.close();
  expect(found.rows).toEqual([{ purse: null }]);
});

test('a broken connection fails its transaction and nothing else', async () => {
  const broken = database.transaction(async (tx) => {
    const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await database.pool.query('select pg_terminate_backend($1, 5000)', [own.rows[0]?.pid]);
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow();
  expect(await unitsOf('ann')).toBeDefined();
});
