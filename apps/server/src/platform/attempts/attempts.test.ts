// Failures within the window lock a subject for its lock time, however many come at once; a success
// forgets them. Who shares a subject does not wait for the others' disk.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { openDatabase, type Database } from '../database/index.ts';
import { silentLog } from '../log/index.ts';
import {
  countAttempt,
  forgetAttempts,
  forgetOldAttempts,
  settleAttempt,
  takeAttemptBack,
} from './index.ts';

const minuteMs = 60_000;
const limit = { failuresMax: 3, windowMs: 10 * minuteMs, lockMs: 5 * minuteMs };
const start = Date.parse('2026-11-21T04:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const tryAt = (subject: string, minutes: number) =>
  countAttempt(database.kysely, subject, limit, start + minutes * minuteMs);

test('the third failure locks, and the lock ends', async () => {
  expect(await tryAt('one', 0)).toEqual({ left: 2 });
  expect(await tryAt('one', 1)).toEqual({ left: 1 });
  expect(await tryAt('one', 2)).toEqual({ left: 0 });
  expect(await tryAt('one', 3)).toEqual({ lockedMs: 4 * minuteMs });
  expect(await tryAt('other', 3)).toEqual({ left: 2 });
  expect(await tryAt('one', 7)).toEqual({ left: 2 });
});

test('failures of another window do not count, nor do those before a success', async () => {
  await tryAt('slow', 0);
  await tryAt('slow', 1);
  expect(await tryAt('slow', 11)).toEqual({ left: 2 });
  await forgetAttempts(database.kysely, 'slow');
  expect(await tryAt('slow', 12)).toEqual({ left: 2 });
});

// @proves V6.3.1
test('three of ten parallel tries are let through', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => tryAt('crowd', 0)));
  expect(answers.filter((answer) => 'left' in answer)).toHaveLength(3);
});

test('a withdrawn try leaves the others counted', async () => {
  for (let tried = 0; tried < 3; tried += 1) await tryAt('mixed', 0);
  await takeAttemptBack(database.kysely, 'mixed');
  expect(await tryAt('mixed', 0)).toEqual({ left: 0 });
  expect(await tryAt('mixed', 0)).toEqual({ lockedMs: 5 * minuteMs });
});

test('a right try forgets its own failures, not those of others', async () => {
  for (const subject of ['own try', 'own try', 'all tries', 'all tries']) await tryAt(subject, 0);
  await settleAttempt(database.kysely, { own: 'own try', shared: 'all tries' });
  expect(await tryAt('own try', 0)).toEqual({ left: 2 });
  expect(await tryAt('all tries', 0)).toEqual({ left: 1 });
  await settleAttempt(database.kysely, { own: 'own try', shared: 'nobody tried' });
  expect(await tryAt('own try', 0)).toEqual({ left: 2 });
});

test('old attempts are deleted, active locks are not', async () => {
  for (let tried = 0; tried < 3; tried += 1) await tryAt('locked', 0);
  await forgetOldAttempts(database.kysely, start + 4 * minuteMs);
  expect(await tryAt('locked', 4)).toEqual({ lockedMs: minuteMs });
  await forgetOldAttempts(database.kysely, start + 6 * minuteMs);
  expect(await tryAt('locked', 4)).toEqual({ left: 2 });
});

test('attempts on a shared subject count strictly without waiting for the disk', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c synchronous_commit=on');
  const durable = await openDatabase({ url: url.href, dataDir: '', log: silentLog() });
  const { kysely } = durable;
  await sql`create table waited (subject text, waits text)`.execute(kysely);
  await sql`create function note_waits() returns trigger language plpgsql as $$ begin
    insert into waited values (new.subject, current_setting('synchronous_commit'));
    return null; end $$`.execute(kysely);
  await sql`create trigger note_waits after insert or update on attempt for each row
    execute function note_waits()`.execute(kysely);
  const shared = { ...limit, isShared: true } as const;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => countAttempt(kysely, 'shared', shared, start)),
  );
  await takeAttemptBack(kysely, 'shared');
  await countAttempt(kysely, 'own', limit, start);
  const { rows } = await sql`select subject, waits, count(*)::integer as times from waited
    group by 1, 2 order by 1`.execute(kysely);
  await sql`drop function note_waits cascade`.execute(kysely);
  await durable.close();
  expect(answers.filter((answer) => 'left' in answer)).toHaveLength(3);
  expect(rows).toEqual([
    { subject: 'own', waits: 'on', times: 1 },
    { subject: 'shared', waits: 'off', times: 4 },
  ]);
});
