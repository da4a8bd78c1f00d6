// One owner at a time: a second is refused while the first renews, takes over when the first has
// died, and the late word of a former owner can be told apart by its turn.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { Database } from '../database/index.ts';
import { silentLog } from '../log/index.ts';
import { createLeases } from './index.ts';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.close());

const keeper = (termSeconds: number) => createLeases({ database, log: silentLog(), termSeconds });

test('one of many parallel askers gets the lease', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => keeper(60).take('draw')));
  expect(asked.filter(Boolean)).toHaveLength(1);
});

test('a released lease is free at once, with the next turn', async () => {
  const first = await keeper(60).take('round');
  expect(await keeper(60).take('round')).toBeUndefined();
  await first?.release();
  const second = await keeper(60).take('round');
  expect(second?.turn).toBe((first?.turn ?? 0n) + 1n);
  expect(await first?.renew()).toBe(false);
  expect(await second?.renew()).toBe(true);
});

test('a lease whose owner is silent is taken over', async () => {
  const first = await keeper(0.2).take('room');
  await sleep(300);
  expect(await keeper(60).take('room')).toBeDefined();
  expect(await first?.renew()).toBe(false);
});

test('two keepers never work in parallel; the second takes over when the first stops', async () => {
  let inside = 0;
  let most = 0;
  const turns: bigint[] = [];
  const work = async (signal: AbortSignal, turn: bigint) => {
    inside += 1;
    most = Math.max(most, inside);
    turns.push(turn);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    inside -= 1;
  };
  const first = keeper(0.3).keep('table', work);
  const second = keeper(0.3).keep('table', work);
  await sleep(500);
  await first.stop();
  await sleep(500);
  await second.stop();
  expect(most).toBe(1);
  expect(inside).toBe(0);
  expect(turns.length).toBeGreaterThanOrEqual(1);
});
