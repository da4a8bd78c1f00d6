// Changing the secret in two phases while hosts run: every host opens what any other seals, the
// newest secret takes over what earlier ones sealed, and the counts tell when one may go.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { Database } from '../database/index.ts';
import { createKeeping, proveSecret, readSealCounts, renewSeals, sealedColumn } from './index.ts';
import { keyIdsOf } from './keeping.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const secretOf = (byte: number) => new Uint8Array(32).fill(byte);
const [old, next] = [secretOf(7), secretOf(8)];
/** The list of a host in each phase: the secret in use, then the others. */
const phases = {
  before: old,
  first: Buffer.concat([old, next, old]),
  second: Buffer.concat([next, old]),
} as const;
type Phase = keyof typeof phases;
const [oldId = ''] = keyIdsOf(old);
const [nextId = ''] = keyIdsOf(next);

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await sql`create table shelf (id text primary key, owner text, sealed text)`.execute(
    database.kysely,
  );
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate shelf, secret_key`.execute(database.kysely);
  await proveSecret(database, phases.before);
});

const keepingIn = (phase: Phase) => createKeeping(phases[phase], 'shelf');
const placeIn = (phase: Phase) =>
  sealedColumn(database, keepingIn(phase), {
    table: 'shelf',
    column: 'sealed',
    by: ['id', 'owner'],
    nameOf: ({ owner = '' }) => owner,
    atOnce: 2,
  });
const renew = (phase: Phase) =>
  renewSeals({ database, secret: phases[phase], now }, [placeIn(phase)]);
const put = (id: string, sealed: string | null) =>
  sql`insert into shelf values (${id}, ${`owner of ${id}`}, ${sealed})`.execute(database.kysely);
const sealedAs = (phase: Phase, id: string) =>
  keepingIn(phase).seal(`text of ${id}`, `owner of ${id}`);
async function textsOpenIn(phase: Phase): Promise<string[]> {
  const { rows } = await sql<{ owner: string; sealed: string }>`select owner, sealed from shelf
    where sealed <> '' order by id`.execute(database.kysely);
  return rows.map(({ owner, sealed }) => keepingIn(phase).open(sealed, owner));
}

test('hosts of neighbouring phases start in any order and open each other’s seals', async () => {
  for (const phase of ['first', 'before', 'second', 'first'] as const)
    await proveSecret(database, phases[phase]);
  await expect(proveSecret(database, phases.before)).rejects.toThrow('BAIZE_SECRET is not');
  const pairs = [
    ['before', 'first'],
    ['first', 'second'],
  ] as const;
  for (const [one, other] of pairs) {
    expect(keepingIn(one).open(sealedAs(other, 'a'), 'owner of a')).toBe('text of a');
    expect(keepingIn(other).open(sealedAs(one, 'a'), 'owner of a')).toBe('text of a');
    expect(keepingIn(one).digest('a', 'b')).toBe(keepingIn(other).digest('a', 'b'));
  }
  expect(() => keepingIn('before').open(sealedAs('second', 'a'), 'owner of a')).toThrow();
});

test('a new database may begin in the first phase and go on to the second', async () => {
  await sql`truncate secret_key`.execute(database.kysely);
  for (const phase of ['first', 'first', 'second', 'first', 'second'] as const)
    await proveSecret(database, phases[phase]);
});

test('the newest secret seals everything anew, and the counts say so', async () => {
  for (const id of ['a', 'b', 'c']) await put(id, sealedAs('before', id));
  await put('d', sealedAs('first', 'd'));
  await put('e', '');
  await put('f', null);
  await proveSecret(database, phases.second);
  await put('g', sealedAs('second', 'g'));
  await renew('first');
  expect(await readSealCounts(database.kysely)).toEqual(
    new Map([
      [nextId, 1],
      [oldId, 4],
    ]),
  );
  await renew('second');
  expect(await readSealCounts(database.kysely)).toEqual(
    new Map([
      [nextId, 5],
      [oldId, 0],
    ]),
  );
  expect(await textsOpenIn('second')).toEqual(
    ['a', 'b', 'c', 'd', 'g'].map((id) => `text of ${id}`),
  );
  const alone = createKeeping(next, 'shelf');
  const { rows } = await sql<{ sealed: string }>`select sealed from shelf where id = 'a'`.execute(
    database.kysely,
  );
  expect(alone.open(rows[0]?.sealed ?? '', 'owner of a')).toBe('text of a');
});

test('a text that no secret opens stays, is counted, and keeps back no other', async () => {
  const lost = createKeeping(Buffer.concat([secretOf(9), old]), 'shelf');
  for (const id of ['a', 'b', 'c']) await put(id, lost.seal('lost', `owner of ${id}`));
  for (const id of ['d', 'e', 'f']) await put(id, sealedAs('before', id));
  await proveSecret(database, phases.second);
  await renew('second');
  expect(await readSealCounts(database.kysely)).toEqual(
    new Map([
      [nextId, 3],
      [oldId, 0],
    ]),
  );
  const counts = await placeIn('second').count();
  expect([...counts.values()].toSorted()).toEqual([3, 3]);
});

test('a host with only one secret neither counts nor renews', async () => {
  await put('a', sealedAs('before', 'a'));
  await renew('before');
  expect(await readSealCounts(database.kysely)).toEqual(new Map());
});
