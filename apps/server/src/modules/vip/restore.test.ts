// Turnover goes on being counted after a dump was restored on a server whose transactions have
// smaller numbers than those of the server before.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildVip, type BuiltVip } from './testing.ts';

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.close());

/** Makes the state that a dump of a busier server brings: its rounds, its mark and its name. */
async function restore(): Promise<void> {
  const closed = '1000000000000';
  await sql`update wagering_round set closed_in = ${closed}::xid8`.execute(database.kysely);
  await sql`update vip_mark set closed_in = ${String(BigInt(closed) + 900n)}::xid8`.execute(
    database.kysely,
  );
  await sql`update wagering_order set server = 'the server before'`.execute(database.kysely);
}

const turnover = async () => {
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(turnover), 0)::bigint as sum
    from vip_month where player_id = 'ann'`.execute(database.kysely);
  return rows[0]?.sum;
};

/** Transactions under way in other databases of the server hold a count back for a moment. */
async function counted({ vip }: BuiltVip, units: bigint): Promise<void> {
  const countNow = async () => {
    await vip.count();
    return turnover();
  };
  await expect.poll(countNow, { timeout: 20_000 }).toBe(units);
  await vip.count();
  expect(await turnover()).toBe(units);
}

test('after a restore each round counts once', async () => {
  const here = buildVip(database);
  await here.fund('ann', '100');
  await here.wagering.start();
  await here.play('ann', '10');
  await counted(here, 10_0000n);
  await restore();
  await here.wagering.start();
  await here.play('ann', '5');
  await counted(here, 15_0000n);
  await here.wagering.start();
  await here.play('ann', '1');
  await counted(here, 16_0000n);
  await here.close();
});

test('turnover is counted again after the restore of an older version’s dump', async () => {
  const here = buildVip(database);
  await here.fund('ann', '100');
  await here.play('ann', '10');
  await counted(here, 10_0000n);
  // An older version kept no name of its server; its last rounds paid out long before its mark.
  await sql`update vip_mark set closed_in = '1000000000000'::xid8`.execute(database.kysely);
  await sql`update wagering_order set server = ''`.execute(database.kysely);
  await here.wagering.start();
  await here.play('ann', '5');
  await counted(here, 15_0000n);
  await here.close();
});

test('a restart on the same server changes nothing', async () => {
  const here = buildVip(database);
  await here.fund('ann', '100');
  await here.wagering.start();
  await here.play('ann', '10');
  const read = () => sql`select base, server from wagering_order`.execute(database.kysely);
  const before = (await read()).rows;
  await here.wagering.start();
  expect((await read()).rows).toEqual(before);
  expect(before).toMatchObject([{ base: 0n }]);
  await here.close();
});
