// A player's location is checked before the first game, when the address changes and every half
// hour. Contradictions are flagged for staff; the player is not asked twice.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const home = '10.1.2.3';
const vpnInFrance = '203.0.113.50';
const proxyInBritain = '198.51.100.24';
const minuteMs = 60_000;

async function build() {
  const { identity, clock, registerPlayer } = buildIdentity(database);
  const { caller } = await registerPlayer();
  const look = (address: string) => identity.checkPlace({ caller, address, now: clock.now() });
  const looked = async () => {
    const { rows } = await sql<{ address: string; signals: string[] }>`
      select address, signals from identity_place
      where player_id = ${caller.playerId} order by at, id`.execute(database.kysely);
    return rows;
  };
  return { identity, clock, caller, look, looked };
}

// @proves R22 V8.2.4
test('a place is checked once, for a new address, and after half an hour', async () => {
  const { clock, look, looked } = await build();
  await Promise.all([look(home), look(home), look(home)]);
  expect(await looked()).toHaveLength(1);
  clock.advance(29 * minuteMs);
  await look(home);
  expect(await looked()).toHaveLength(1);
  clock.advance(2 * minuteMs);
  await look(home);
  expect(await looked()).toHaveLength(2);
  clock.advance(1);
  await look(proxyInBritain);
  expect((await looked()).map(({ address }) => address)).toEqual([home, home, proxyInBritain]);
});

// @proves R23 V8.1.3
test('a VPN, a proxy and impossible travel are flagged', async () => {
  const { identity, clock, caller, look, looked } = await build();
  await look(home);
  clock.advance(minuteMs);
  await look(vpnInFrance);
  expect((await looked()).at(-1)?.signals).toEqual(['vpn', 'impossible-travel']);
  clock.advance(48 * 60 * minuteMs);
  await look(proxyInBritain);
  expect((await looked()).at(-1)?.signals).toEqual(['proxy']);
  const flags = await identity.members.flags(caller.playerId);
  expect(flags.map(({ kind }) => kind).toSorted()).toEqual(['impossible-travel', 'proxy', 'vpn']);
  expect(flags[0]?.detail).toContain('country: ');
});
