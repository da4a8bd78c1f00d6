// A reality check may hold play for some minutes: it cannot be passed before they are over.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import { callOf, given } from '../../../../platform/call/testing.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildWagering, playerCaller } from '../../testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database, { realityCheckLockMinutes: 5 });
});
afterAll(async () => {
  await built.close();
  await database.close();
});

const since = 1_800_000_000_000;
const pass = (minutes: number) =>
  built.wagering.actions.passRealityCheck(
    callOf(playerCaller('ira', { since }), {}, since + minutes * 60_000),
  );

// @proves R57
test('a check after 60 minutes is passed from the 65th minute on, not before', async () => {
  const player = playerCaller('ira', { since });
  const hourly = callOf(player, { minutes: 60 } as const, since);
  given(await built.wagering.actions.setRealityCheck(hourly));
  expect(await pass(60)).toEqual({ refused: 'reality-check-locked', facts: { minutes: 5 } });
  expect(await pass(64.5)).toMatchObject({ facts: { minutes: 1 } });
  expect(given(await pass(65))).toEqual({ dueAt: since + 125 * 60_000 });
});

test('a check that is not due yet is passed at any time', async () => {
  expect(isRefusal(await pass(70))).toBe(false);
});
