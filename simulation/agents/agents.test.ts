// Proves that the world of agents keeps every promise for some days, and that it would notice: each
// law has a deliberate mistake that breaks it, and every one of them is found.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '@baize/contract';
import { Broken } from '../broken.ts';
import { ask } from '../wallet/ask.ts';
import { checkBills, checkLaws, compareMembers, recompute, type Books } from './laws.ts';
import { checkPeriods } from './periods.ts';
import { checkShares } from './rebates.ts';
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
