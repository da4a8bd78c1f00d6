// The links between members survive a connection that breaks: the reader is told, the process
// lives.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { readTraceLinks } from './traces.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const traces = {
  deviceId: 'd1',
  address: '192.0.2.1',
  documentKey: '',
  fullName: '',
  registeredAt: 0,
  places: [],
};

test('a connection that breaks between two lookups fails the reading alone', async () => {
  const read = database.transaction(async (tx) => {
    const [own] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows;
    await sql`select pg_terminate_backend(${own?.pid})`.execute(database.kysely);
    return readTraceLinks(tx, 'player', traces);
  });
  await expect(read).rejects.toThrow(/connection|terminat|reset/i);
});
