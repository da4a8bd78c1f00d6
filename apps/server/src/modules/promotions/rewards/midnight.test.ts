// Days of promotions over a database that keeps another time zone, on nights on which that zone
// changes its clocks: play and sign-ins belong to the day of the house.
import { afterEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import { openDatabase, type Database } from '../../../platform/database/index.ts';
import { silentLog } from '../../../platform/log/index.ts';
import { atLeast, buildPromotions, cash, writtenWith } from '../testing.ts';

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function databaseIn(zone: string): Promise<Database> {
  const { url, pool } = await freshDatabase();
  const { rows } = await pool.query<{ name: string }>(
    'select quote_ident(current_database()) as name',
  );
  await pool.query(`alter database ${rows[0]?.name} set timezone to '${zone}'`);
  const database = await openDatabase({ url, dataDir: '', log: silentLog() });
  opened.push(database);
  return database;
}

const midnights = [
  // The night before New York goes back an hour, and Lord Howe Island goes forward by half of one.
  ['America/New_York', '2026-11-01T00:00:00+08:00'],
  ['America/New_York', '2026-11-02T00:00:00+08:00'],
  ['Australia/Lord_Howe', '2026-10-04T00:00:00+08:00'],
  ['Pacific/Kiritimati', '2026-12-31T00:00:00+08:00'],
] as const;

test.each(midnights)('in %s, the day begins at %s', async (zone, text) => {
  const database = await databaseIn(zone);
  const { rows } = await database.pool.query<{ TimeZone: string }>('show timezone');
  expect(rows[0]?.TimeZone).toBe(zone);
  const built = buildPromotions(database);
  const midnight = Date.parse(text);
  built.clock.set(midnight - 86_400_000);
  await built.fund('ana', '1000');
  const always = { startsAt: midnight - 30 * 86_400_000 };
  const tiers = [{ conditions: [atLeast('turnover', '100')], rewards: [cash('10')] }];
  await built.publish(writtenWith({ period: 'day', tiers }, always));
  await built.publish(writtenWith({ period: 'day', trigger: 'signed-in' }, always));
  const dueOf = async () => {
    const asked = built.member('ana', {});
    return given(await built.promotions.actions.listRewards(asked)).total;
  };
  const signIn = () => built.tell('player-signed-in', 'ana', { playerId: 'ana' });
  built.clock.set(midnight - 1);
  await signIn();
  await built.play('ana', '60');
  built.clock.set(midnight);
  await signIn();
  await signIn();
  await built.play('ana', '60');
  // Two days with a sign-in; neither day has the turnover.
  expect(await dueOf()).toBe(2);
  built.clock.set(midnight + 86_400_000 - 1);
  await built.play('ana', '40');
  expect(await dueOf()).toBe(3);
});
