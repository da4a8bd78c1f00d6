// Proves that the world of agents keeps every promise for some days, and that it would notice: each
// law has a deliberate mistake that breaks it, and every one of them is found.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '@baize/contract';
import { Broken } from '../broken.ts';
import { ask } from '../wallet/ask.ts';
import { checkBills, checkLaws, compareMembers, recompute, type Books } from './laws.ts';
import { checkLives } from './lives.ts';
import { checkPeriods } from './periods.ts';
import { checkShares } from './rebates.ts';
import { checkTeam } from './teams.ts';
import { createAgentsWorld, type AgentsSimulation } from './world.ts';

const days = 2;
let simulation: AgentsSimulation;

beforeAll(async () => {
  simulation = await createAgentsWorld(20_261_128, { people: 24, acts: 40 });
}, 120_000);
afterAll(() => simulation.close());

// @proves R113
test('bills, arrears, moves and crashes break no promise of agents', async () => {
  for (let day = 0; day < days; day += 1) await simulation.day();
  await simulation.finish();
  const { rows } = await simulation.world.house.pool.query<{ count: number }>(
    'select count(*)::int from agreements_bill where due > 0',
  );
  expect(rows[0]?.count).toBeGreaterThan(10);
}, 300_000);

/** One row alone: the mistake of an update that forgot its condition would be too easy. */
const oneOf = (where = 'true') =>
  `id = (select id from agreements_bill where ${where} order by starts_at, id limit 1)`;

type Check = (world: AgentsSimulation['world'], books: Books) => Promise<void>;

const mistakes: readonly (readonly [string, string, Check, RegExp])[] = [
  [
    'a payment that is written twice',
    `insert into agreements_payment select bill_id, number + 100, at, amount, way
      from agreements_payment limit 1`,
    checkLaws,
    /what is paid of a bill is the sum of its payments/,
  ],
  [
    'a payment without a posting',
    `update agreements_payment set amount = amount + 100 where (bill_id, number) =
      (select bill_id, number from agreements_payment limit 1)`,
    checkLaws,
    /is the sum of its payments|is one posting of its amount/,
  ],
  [
    'a paid bill that owes something',
    `update agreements_bill set due = due + 100 where ${oneOf(`state = 'paid'`)}`,
    checkLaws,
    /a closed bill owes nothing/,
  ],
  [
    'a carry that was lost',
    'update agreements_agreement set carry = carry - 100 where starts_at is not null',
    checkLaws,
    /what an agreement carries/,
  ],
  [
    'a bill that begins with another carry',
    `update agreements_bill set carry_before = carry_before - 100 where id = (select id from
      (select id, lag(id) over (partition by agreement_id order by starts_at) as before
        from agreements_bill) as chained where before is not null limit 1)`,
    checkLaws,
    /begins with what the one before it left/,
  ],
  [
    'two bills of one moment',
    `update agreements_bill set ends_at = ends_at + interval '40 days' where id = (select id from
      (select id, lead(id) over (partition by agreement_id order by starts_at) as next
        from agreements_bill) as chained where next is not null limit 1)`,
    checkLaws,
    /no two bills of an agreement cover one moment/,
  ],
  [
    'a bill before its agreement',
    `update agreements_bill set starts_at = starts_at - interval '90 days'
      where ${oneOf(`period <> 'five-minutes'`)}`,
    checkPeriods,
    /no period of an agreement is skipped|no bill lies outside/,
  ],
  [
    'a period that was never closed',
    `update agreements_run set state = 'open' where id =
      (select id from agreements_run where period = 'daily' order by starts_at limit 1)`,
    checkPeriods,
    /a period that is over is closed/,
  ],
  [
    'a window with something due that has no bill',
    `update agreements_bill set starts_at = starts_at - interval '900 days'
      where ${oneOf(`period = 'five-minutes' and due > 0`)}`,
    checkPeriods,
    /no window with something due is skipped/,
  ],
  [
    'an end that nobody decided',
    `update agreements_agreement set ends_at = starts_at + interval '40 days', end_kind = 'staff'
      where id = (select id from agreements_agreement where state = 'approved'
        and ends_at is null order by created_at, id limit 1)`,
    checkLives,
    /no contract ends without a cause/,
  ],
];

test.each(mistakes)('%s is found', async (_, mistake, check, promise) => {
  const { world } = simulation;
  const client = await world.house.pool.connect();
  try {
    await client.query('begin');
    await check(world, client);
    const { rowCount } = await client.query(mistake);
    expect(rowCount).toBeGreaterThan(0);
    await expect(check(world, client)).rejects.toThrow(promise);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

async function exportOne() {
  const { world } = simulation;
  const { rows } = await world.house.pool.query<{ id: string; payee: string }>(
    `select id, payee_id as payee from agreements_bill where due > 0 and active > 0
      order by starts_at, id limit 1`,
  );
  const [row] = rows;
  const payee = world.people.find(({ id }) => id === row?.payee);
  if (row === undefined || payee === undefined) throw new Error('there is no bill to spoil');
  const { answer } = await ask(world, payee.caller(), ({ agreements }, call) =>
    agreements.actions.getBillFacts(call({ id: row.id })),
  );
  if (isRefusal(answer)) throw new Error(answer.refused);
  return { payee, facts: answer };
}

test('a bill of a hundredth too much is found by the second program', async () => {
  const { facts } = await exportOne();
  expect(() => recompute([facts])).not.toThrow();
  const due = facts.bill.due.replace(/\d$/u, (digit) => String((Number(digit) + 1) % 10));
  const spoilt = { ...facts, bill: { ...facts.bill, due } };
  expect(() => recompute([spoilt])).toThrow(Broken);
});

test('a member who is left out of a bill is found by the second reckoning', async () => {
  const { facts, payee } = await exportOne();
  const { world } = simulation;
  expect(() => compareMembers(world, facts, payee)).not.toThrow();
  const members = facts.members.slice(1);
  expect(() => compareMembers(world, { ...facts, members }, payee)).toThrow(/facts of a bill/);
});

test('a bill that changed after it was checked is no longer what it says', async () => {
  const { world } = simulation;
  const { facts } = await exportOne();
  world.checked.delete(facts.bill.id);
  const spoil = (by: number) =>
    world.house.pool.query('update agreements_bill set base = base + $1 where id = $2', [
      by,
      facts.bill.id,
    ]);
  await spoil(10_000);
  await expect(checkBills(world)).rejects.toThrow(/a second program/);
  await spoil(-10_000);
  await checkBills(world);
});

test('a bill by other terms than those that were signed is found', async () => {
  const { world } = simulation;
  const { facts } = await exportOne();
  const { id, agreementId, version } = facts.bill;
  const spoil = (maximum: string) =>
    world.house.pool.query(
      `update agreements_version set terms = jsonb_set(terms, '{maximum}', to_jsonb($1::text))
      where agreement_id = $2 and number = $3`,
      [maximum, agreementId, version],
    );
  world.checked.delete(id);
  await spoil('99999');
  await expect(checkBills(world)).rejects.toThrow(/a bill goes by signed terms/);
  await spoil(facts.bill.terms.maximum);
  await checkBills(world);
});

/** A contract whose end nobody has decided. */
function goingOn() {
  const { contracts } = simulation.world;
  const known = [...contracts.values()].find(
    ({ endsAt, signed }) => endsAt === Infinity && signed.length > 0,
  );
  if (known === undefined) throw new Error('every contract has ended');
  return known;
}

test('a contract that outlives its end is found', async () => {
  const { world } = simulation;
  const known = goingOn();
  known.endsAt = world.clock.now();
  await expect(checkLives(world, world.house.pool)).rejects.toThrow(/when it was ended/);
  known.endsAt = Infinity;
  await checkLives(world, world.house.pool);
});

test('an offer that nobody answers and that waits no more is found', async () => {
  const { world } = simulation;
  const known = goingOn();
  known.offeredAt = world.clock.now();
  await expect(checkLives(world, world.house.pool)).rejects.toThrow(/an offer waits for seven/);
  known.offeredAt = undefined;
  await checkLives(world, world.house.pool);
});

test('a sum of a team that counts something twice is found', async () => {
  const { world } = simulation;
  const { rows } = await world.house.pool.query<{ day: number; agent: string }>(
    `select day, agent_id as agent from facts_team_day where kind = 'RNG' and valid > 0
      order by day, agent_id limit 1`,
  );
  const agent = world.people.find(({ id }) => id === rows[0]?.agent);
  if (agent === undefined) throw new Error('there is no sum to spoil');
  const spoil = (by: number) =>
    world.house.pool.query(
      `update facts_team_day set valid = valid + $1
      where kind = 'RNG' and day = $2 and agent_id = $3`,
      [by, rows[0]?.day, agent.id],
    );
  await checkTeam(world, agent);
  await spoil(10_000);
  await expect(checkTeam(world, agent)).rejects.toThrow(/a team’s categories/);
  await spoil(-10_000);
  await checkTeam(world, agent);
});

test('a rebate of a cent too much, and a part of it that is wrong, are found', async () => {
  const { world } = simulation;
  const { rows } = await world.house.pool.query<{ day: number; payee: string; kind: string }>(
    `select day, player_id as payee, kind from rebate_sum where amount > 0
      order by day, player_id, kind limit 1`,
  );
  const [one] = rows;
  if (one === undefined) throw new Error('there is no rebate to spoil');
  const { day, payee, kind } = one;
  const again = () => {
    world.shares.nextDay = day;
    return checkShares(world);
  };
  const pay = (by: number) =>
    world.house.pool.query(
      `update rebate_sum set amount = amount + $1
      where day = $2 and player_id = $3 and kind = $4`,
      [by, day, payee, kind],
    );
  const stake = (by: number) =>
    world.house.pool.query(
      'update rebate_part set stake = stake + $1 where day = $2 and player_id = $3',
      [by, day, payee],
    );
  await pay(100);
  await expect(again()).rejects.toThrow(/rebates of a day are as reckoned/);
  await pay(-100);
  await stake(10_000);
  const opened = await again();
  expect(() => recompute(opened)).toThrow(/a second program/);
  await stake(-10_000);
  recompute(await again());
});
