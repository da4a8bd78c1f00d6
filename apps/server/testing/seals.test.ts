// Every column of sealed texts is declared by its owner, so that a change of the secret reaches it.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedIn } from '../src/compose/walk.ts';
import { createKeeping, readSealCounts, renewSeals } from '../src/platform/secrets/index.ts';
import { openDoor } from './door/people.ts';
import { vendor, vendorSecret } from './door/vendor.ts';
import { buildServer, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await built.close();
  await database.close();
});

const [first, second] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
/** Sealed, and not called so. */
const calledOtherwise = [
  'vendors_connection.secret',
  'vendors_connection.previous',
  'brand_record.signers',
  'points_redemption.sent_to',
];

const placesOf = ({ server }: BuiltServer) => [
  ...sealedIn(server.modules),
  server.platform.deliveries.sealed,
];

test('every sealed column is declared', async () => {
  built = await buildServer({ database, secret: first });
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns
    where table_schema = 'public' and column_name like '%sealed%'`.execute(database.kysely);
  const names = placesOf(built).map(({ name }) => name);
  expect(names.toSorted()).toEqual(
    [...rows.map(({ name }) => name), ...calledOtherwise].toSorted(),
  );
});

test('a new secret takes over the seals of a whole platform', async () => {
  const door = await openDoor(built);
  door.close();
  await built.close();
  const secret = Buffer.concat([second, first]);
  built = await buildServer({ database, secret });
  const count = async () => {
    const counts = await Promise.all(placesOf(built).map((place) => place.count()));
    return counts.flatMap((each) => [...each]);
  };
  const before = await count();
  expect(before.map(([id]) => id)).toEqual(before.map(() => ''));
  await renewSeals({ database, secret, now: built.server.platform.clock.now() }, placesOf(built));
  const [newest = '', oldest = ''] = (await readSealCounts(database.kysely)).keys();
  const after = await count();
  expect(after).toEqual(before.map(([, texts]) => [newest, texts]));
  const total = after.reduce((sum, [, texts]) => sum + texts, 0);
  const metrics = await built.server.platform.metrics.print();
  expect(metrics).toContain(`baize_seals{key="${newest}"} ${total}`);
  expect(metrics).toContain(`baize_seals{key="${oldest}"} 0`);
  const { rows } = await sql<{ secret: string }>`select secret from vendors_connection
    where vendor = ${vendor}`.execute(database.kysely);
  const alone = createKeeping(second, 'keys of vendors');
  expect(alone.open(rows[0]?.secret ?? '', vendor)).toBe(vendorSecret);
});
