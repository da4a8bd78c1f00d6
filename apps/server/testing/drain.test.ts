// A stopping process announces it first and still answers, so that no call is lost while a load
// balancer redirects traffic.
import { setTimeout as sleep } from 'node:timers/promises';
import { slots } from '@baize/contract';
import { depositSettled } from '@baize/ledger';
import { parseUnits } from '@baize/money';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDoor } from './door/people.ts';
import { buildServer, fakeClock, freshDatabase, systemClock, type Database } from './index.ts';

test('a draining process still answers while new calls are sent elsewhere', async () => {
  const database = await freshDatabase();
  const built = await buildServer({ database, clock: systemClock, drainMs: 1_000 });
  const statusOf = async (path: string) => (await fetch(`${built.siteUrl}${path}`)).status;
  expect(await statusOf('/ready')).toBe(200);
  const stopped = built.close();
  await sleep(100);
  expect([await statusOf('/ready'), await statusOf('/health')]).toEqual([503, 200]);
  await stopped;
  await expect(statusOf('/ready')).rejects.toThrow();
  await database.close();
});

test('a bet under way is settled and answered before a stopping process ends', async () => {
  const database = await freshDatabase();
  const clock = fakeClock();
  const built = await buildServer({ database, clock });
  const door = await openDoor(built);
  const playerId = door.memberId;
  const amount = parseUnits('100', { decimalsMax: 4 }) ?? 0n;
  const funding = { depositId: 'drained', playerId, currency: 'PHP', amount };
  await built.server.ledger.post(depositSettled(funding));
  const spin = () => {
    const input = { params: { gameCode: 'golden-lotus-20' }, body: { stake: '1.00' } };
    return door.call(slots.spin, input, { token: door.tokens.game });
  };
  expect(await spin()).toMatchObject({ status: 200 });
  clock.advance(10_000);
  const release = await holdPlayer(database, playerId);
  const spun = spin();
  await expect.poll(() => waiting(database), { timeout: 8_000 }).toBe(1);
  const stopped = built.close();
  const isClosed = async () => (await fetch(`${built.siteUrl}/ready`).catch(() => null)) === null;
  await expect.poll(isClosed, { timeout: 8_000 }).toBe(true);
  await release();
  expect(await spun).toMatchObject({ status: 200 });
  await stopped;
  const { rows } = await sql<{ state: string }>`select state from wagering_round
    where player_id = ${playerId}`.execute(database.kysely);
  expect(rows).toEqual([{ state: 'settled' }, { state: 'settled' }]);
  door.close();
  await database.close();
});

/** Holds the row that every stake of the player locks; gives what lets it go. */
async function holdPlayer({ pool }: Database, playerId: string): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from wagering_player where player_id = $1 for update', [playerId]);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

/** How many of the ledger's connections wait for a lock. */
async function waiting({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from pg_stat_activity where datname = current_database()
      and application_name = 'baize-ledger' and wait_event_type = 'Lock'`.execute(kysely);
  return rows[0]?.count ?? 0;
}
