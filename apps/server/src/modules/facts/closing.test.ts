// Proves where figures are counted in time: a window waits for what began before its end, and a
// corrected result belongs to the window in which it was corrected.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { Database } from '../../platform/database/index.ts';
import { eventIdOf, planAt, slipOn, units } from '../wagering/testing.ts';
import { playOf, windowMs } from './index.ts';
import { openAt, windowAt } from './rules/window.ts';
import { buildFacts, type BuiltFacts } from './testing.ts';

let database: Database;
let built: BuiltFacts;

beforeEach(async () => {
  database = await freshDatabase();
  built = await buildFacts(database);
  await built.books.fund(built.tree.idOf('dan'), '1000');
  await built.count();
}, 120_000);
afterEach(async () => {
  // Also after a failure: it would hold back every count of the database server.
  for (const end of ends.splice(0)) await end();
  await built.books.close();
  await database.close();
}, 120_000);

const ends: (() => Promise<void>)[] = [];
const now = () => built.books.clock.now();
const pass = (ms: number) => built.books.clock.advance(ms);

/** What was counted below ann in the window of a moment. */
async function playedIn(at: number) {
  const from = windowAt(at);
  const window = { from, until: from + windowMs, currency: 'PHP' };
  const { valid, paid } = playOf(await built.facts.teamSums(built.tree.idOf('ann'), window));
  return [valid, paid];
}

/** Something that writes, and goes on until it is told to end. */
async function writeLong(): Promise<() => Promise<void>> {
  const begun = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const over = database.transaction(async (tx) => {
    await sql`select pg_current_xact_id()`.execute(tx);
    begun.resolve();
    await told.promise;
  });
  await begun.promise;
  const end = () => {
    told.resolve();
    return over;
  };
  ends.push(end);
  return end;
}

test('a window waits for a transaction of before its end, and then has every round', async () => {
  const end = await writeLong();
  const playedAt = now();
  await built.play('dan', '100', '40');
  pass(2 * windowMs);
  await built.facts.countFacts();
  expect(await built.facts.countedUntil()).toBeLessThanOrEqual(windowAt(playedAt));
  await end();
  await built.count();
  expect(await built.facts.countedUntil()).toBe(openAt(now()));
  expect(await playedIn(playedAt)).toEqual([units('100'), units('40')]);
}, 120_000);

test('a transaction that began after a window was over does not keep it open', async () => {
  const endFirst = await writeLong();
  await built.play('dan', '100', '40');
  pass(2 * windowMs);
  const lookedAt = now();
  await built.facts.countFacts();
  const endSecond = await writeLong();
  pass(2 * windowMs);
  await endFirst();
  const countedUntil = async () => {
    await built.facts.countFacts();
    return built.facts.countedUntil();
  };
  // Others of the database server may hold it back for a moment.
  await expect.poll(countedUntil, { timeout: 110_000 }).toBe(openAt(lookedAt));
  await endSecond();
  await expect.poll(countedUntil, { timeout: 110_000 }).toBe(openAt(now()));
}, 120_000);

test('a corrected result is counted in the window in which it was corrected', async () => {
  const { wagering } = built.books;
  const plan = planAt(now(), { drawnBy: 'outside' });
  await wagering.planEvents([plan]);
  const eventId = eventIdOf(plan);
  const placed = await wagering.placeSlips({
    player: built.tree.callerOf('dan'),
    intent: 'order-1',
    slips: [slipOn(eventId)],
    now: now(),
    mayBeScheduled: false,
    exposureMax: null,
    detail: null,
  });
  if (isRefusal(placed)) throw new Error(placed.refused);
  pass(60_000);
  const settle = async (result: readonly number[], version: number) => {
    const by = { enteredBy: 'ana', confirmedBy: 'ben', reason: 'official' };
    await wagering.setResult({ eventId, result, version, ...by, now: now() });
    await wagering.settleEvent(eventId);
    return now();
  };
  const settledAt = await settle([0, 0, 1, 2, 3], 1);
  await built.count();
  pass(3 * windowMs);
  const correctedAt = await settle([0, 0, 1, 2, 4], 2);
  // It is not counted before two windows are over.
  pass(2 * windowMs);
  await built.count();
  expect(await playedIn(settledAt)).toEqual([units('2'), units('1956')]);
  expect(await playedIn(correctedAt)).toEqual([0n, -units('1956')]);
  expect(await playedIn(now())).toEqual([0n, 0n]);
}, 120_000);
