// Proves that a place is exact wherever a member stands: among thousands, among equal scores, and
// at the edges of shelves, after scores moved.
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { openBoards } from './boards.ts';
import {
  addScores,
  changeStates,
  countMembers,
  partShelves,
  readFirst,
  readOwn,
  type Told,
} from './scores.ts';

let database: Database;
const boardId = 'race.once';

beforeEach(async () => {
  database = await freshDatabase();
  await sql`insert into promotions_promotion (id, version, stage, created_at, created_by)
    values ('race', 1, 'published', now(), 'house')`.execute(database.kysely);
});

const start = Date.parse('2026-11-21T04:00:00Z');
const name = (at: number) => `p${String(at).padStart(5, '0')}`;
const told = (at: number, score: number, second: number): Told => ({
  boardId,
  playerId: name(at),
  score: BigInt(score),
  reachedAt: start + second * 1_000,
});

const add = (by: 'turnover' | 'multiple', rows: readonly Told[]) =>
  database.transaction(async (tx) => {
    const board = { id: boardId, promotionId: 'race', key: 'once', from: start, until: start + 1 };
    await openBoards(tx, [board]);
    await addScores(tx, by, rows);
    const playerIds = rows.map(({ playerId }) => playerId);
    await changeStates(tx, { boardId, playerIds, from: ['waiting'], to: 'on' });
    await partShelves(tx, [boardId]);
  });

const shelves = async () => {
  const { rows } = await sql<{ members: number }>`select members from promotions_shelf
    where board_id = ${boardId}`.execute(database.kysely);
  return rows.map(({ members }) => members);
};

/** Every place by the shelves, against the order of all scores. */
async function expectExact(count: number): Promise<void> {
  const all = await readFirst(database.kysely, boardId, { count: count + 1 });
  expect(all).toHaveLength(count);
  expect(await countMembers(database.kysely, boardId)).toBe(count);
  const asked = [0, 1, 2, 499, 500, 501, 999, 1000, 1001, count - 2, count - 1];
  for (const at of asked.filter((one) => one >= 0 && one < count)) {
    const { playerId } = all[at] ?? { playerId: '' };
    expect((await readOwn(database.kysely, boardId, playerId))?.place).toBe(at + 1);
  }
}

test('places are exact among thousands with equal scores, and after scores moved', async () => {
  const first = Array.from({ length: 3_500 }, (_, at) => told(at, 1 + (at % 7), at % 50));
  await add('turnover', first);
  await expectExact(3_500);
  const grown = await shelves();
  expect(grown.length).toBeGreaterThan(3);
  expect(Math.max(...grown)).toBeLessThanOrEqual(1_000);
  await add(
    'turnover',
    Array.from({ length: 1_200 }, (_, at) => told(at * 2, at % 90, 60 + at)),
  );
  await expectExact(3_500);
});

test('places are exact when every score is the same', async () => {
  await add(
    'multiple',
    Array.from({ length: 2_500 }, (_, at) => told(at, 1_000, 0)),
  );
  await expectExact(2_500);
  const gone = Array.from({ length: 1_000 }, (_, at) => name(at));
  await database.transaction((tx) =>
    changeStates(tx, { boardId, playerIds: gone, from: ['on'], to: 'off' }),
  );
  await expectExact(1_500);
  expect(await readOwn(database.kysely, boardId, name(3))).toBeUndefined();
});
