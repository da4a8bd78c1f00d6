// The demo world has a past that makes sense: what a player staked was deposited before.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import {
  buildServer,
  freshDatabase,
  type BuiltServer,
  type Database,
} from '../../testing/index.ts';
import { woundClock } from '../platform/clock/index.ts';
import { demoLogins, seedDemoWorld } from './demo-world.ts';

const clock = woundClock();
let database: Database;
let built: BuiltServer;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database, clock });
});
afterAll(async () => {
  await built.close();
  await database.close();
});

test('no bet of the demo world precedes its deposit, and none lies in the future', async () => {
  const seeding = { say: () => undefined, wind: clock.wind };
  await seedDemoWorld(built.server, built.siteUrl, seeding);
  // Wound back for the past, and on again: neither behind this machine's clock nor before it.
  const [before, now, after] = [Date.now(), clock.now(), Date.now()];
  expect([before <= now, now <= after]).toEqual([true, true]);
  const playerId = await built.server.modules.identity.playerIdOf(demoLogins[0].username);
  const { rows: list } = await sql<{ event: string; at: Date }>`
    select e.event, e.at from ledger_entry e join ledger_account a on a.id = e.account_id
    where a.owner = ${playerId}`.execute(database.kysely);
  const moments = (event: string) =>
    list.filter((one) => one.event === event).map(({ at }) => at.getTime());
  // Each is an entry of the cash and one of the purse of what is in play.
  expect(moments('stake-opened')).toHaveLength(24);
  const [deposited = Infinity] = moments('deposit-settled');
  expect(Math.min(...moments('stake-opened'))).toBeGreaterThan(deposited);
  expect(Math.max(...list.map(({ at }) => at.getTime()))).toBeLessThan(Date.now());
  // The draw of Laos is over, and its slip is settled.
  const { rows: slips } = await sql<{ state: string; game: string }>`select state,
    game_code as game from lottery_order`.execute(database.kysely);
  expect(slips).toEqual([{ state: 'lost', game: 'LAO' }]);
}, 60_000);

interface KindPaid {
  readonly kind: string;
  readonly period: string;
}

test('its past has paid bills of every kind, and nothing is owed but of one day', async () => {
  const on = database.kysely;
  const { rows: paid } = await sql<KindPaid>`select distinct kind, period from agreements_bill
    where state = 'paid' order by kind, period`.execute(on);
  expect(paid.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
    'daily-salary daily',
    'dividend semimonthly',
    'dividend weekly',
    'hourly-salary hourly',
    'realtime-salary five-minutes',
  ]);
  const { rows: owed } = await sql<{ bills: number; payees: number }>`select
    count(*)::int as bills, count(distinct payee_id)::int as payees from agreements_bill
    where state in ('unpaid', 'overdue') and starts_at < now() - interval '48 hours'`.execute(on);
  expect(owed).toEqual([{ bills: 1, payees: 1 }]);
});

test('rebates were paid on each of its days, and commissions for weeks the house won', async () => {
  const on = database.kysely;
  const { rows } = await sql<{ days: number; span: number; members: number }>`select
    count(distinct day)::int as days, max(day) - min(day) + 1 as span,
    count(distinct player_id)::int as members from rebate_sum where amount > 0`.execute(on);
  const [{ days = 0, span = 0, members = 0 } = {}] = rows;
  // Its first days are cut by the hour at which it is made.
  expect(days).toBeGreaterThan(31);
  expect([span, members]).toEqual([days, 8]);
  const { rows: weeks } = await sql<{ weeks: number }>`select
    count(distinct from_day)::int as weeks from rebate_commission where amount > 0`.execute(on);
  expect(weeks[0]?.weeks).toBeGreaterThanOrEqual(2);
});

interface Counted {
  readonly in_force: number;
  readonly waiting: number;
  readonly in_part: number;
  readonly disputed: number;
}

test('its agents have contracts, an offer, and bills owed in part and disputed', async () => {
  const { rows } = await sql<Counted>`select
    (select count(*)::int from agreements_agreement where state = 'approved') as in_force,
    (select count(*)::int from agreements_version where state = 'pending') as waiting,
    (select count(*)::int from agreements_bill where state in ('unpaid', 'overdue')
      and paid between 1 and due - 1) as in_part,
    (select count(*)::int from agreements_dispute where state = 'open') as disputed`.execute(
    database.kysely,
  );
  const [found] = rows;
  expect(found).toMatchObject({ in_force: 9, waiting: 1 });
  expect(found?.in_part).toBeGreaterThanOrEqual(1);
  expect(found?.disputed).toBeGreaterThanOrEqual(1);
});
