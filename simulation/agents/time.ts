// Timed work of the world of agents: what happened is counted, and due periods are closed by one
// process, by both at once, late, or by one that dies over it. Whatever was paid moves the purses
// of the second reckoning.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Modules } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { checkStanding } from '../wallet/laws.ts';
import type { AgentsHappening } from './happenings.ts';
import { count, graceMs, windowOf, type Person } from './known.ts';
import { noticeShares } from './rebates.ts';
import type { AgentsWorld } from './world.ts';

const ways = { first: 60, second: 14, both: 12, crash: 2, none: 12 } as const;

/** As often, in a world in which something happens all the time. */
const beatMs = 10 * 60_000;

/** What the act moved is known at once; timed work comes now and then. */
export async function afterAct(world: AgentsWorld, chance: Chance): Promise<void> {
  await world.house.deliver();
  await noticePayments(world);
  if (world.clock.now() - world.beats.at >= beatMs) await beat(world, chance);
}

export async function beat(
  world: AgentsWorld,
  chance: Chance,
  way: Way = chance.weighted(ways),
): Promise<void> {
  await world.house.deliver();
  await countAll(world);
  const able = world.people.filter(({ cash }) => cash > 0n);
  await close(world, way, chance);
  const { beats } = world;
  const received = await noticePayments(world);
  await noticeShares(world, beats.at);
  const left = able.filter((one) => !received.has(one));
  if (way === 'first' || way === 'second') await checkArrears(world, left);
  beats.at = world.clock.now();
  if (way !== 'none') beats.closedAt = beats.at;
  beats.count += 1;
  const { house, people: members, sums } = world;
  // Of a large world all purses are compared now and then.
  if (beats.count % Math.ceil(members.length / comparedEach) === 0)
    await checkStanding({ house, members, sums });
}

const comparedEach = 50;

type Way = keyof typeof ways;

export async function close(world: AgentsWorld, way: Way, chance: Chance): Promise<void> {
  if (way === 'none') return;
  if (way === 'crash') return closeDying(world, chance);
  const named = way === 'both' ? (['first', 'second'] as const) : [way];
  const processes = await Promise.all(named.map((of) => world.house.modules(of)));
  await Promise.all(processes.map(({ modules }) => runAll(modules)));
  if (way === 'both') world.tally.add('runs by two processes at once');
}

async function runAll({ agreements, rebates }: Modules): Promise<void> {
  for (const job of [...rebates.jobs, ...agreements.jobs]) await job.run();
}

/** The server dies in the middle, and the next one goes on. */
async function closeDying(world: AgentsWorld, chance: Chance): Promise<void> {
  const { modules } = await world.house.modules('first');
  const running = runAll(modules).catch(() => undefined);
  await sleep(chance.int(25));
  await world.house.crash();
  await Promise.race([running, sleep(50)]);
  world.tally.add('crash in a run');
  await countAll(world);
  await runAll((await world.house.modules('first')).modules);
}

const triesMost = 100_000;
const waitMs = 5;

/**
 * Until everything up to now is counted, and every window that is over is closed. What runs beside
 * this world on the database server holds both back, and changes neither.
 */
export async function countAll(world: AgentsWorld): Promise<void> {
  const { modules } = await world.house.modules('first');
  const { facts, wagering } = modules;
  const place = await wagering.placeNow();
  const openSince = windowOf(world.clock.now() - graceMs);
  for (let tries = 0; tries < triesMost; tries += 1) {
    const isReached = (await wagering.oldestUnderWay()) >= place;
    const isCounted = isReached && (await facts.countFacts());
    if (isCounted && (await facts.countedUntil()) >= openSince) return;
    await sleep(waitMs);
  }
  must(false, 'everything that happened is counted', world.counted.length);
}

interface PaymentRow {
  readonly bill: string;
  readonly number: number;
  readonly amount: string;
  readonly way: 'run' | 'by-hand' | 'forced' | 'house';
  readonly kind: string;
  readonly payer: string | null;
  readonly payee: string;
  readonly due: string;
  readonly paid: string;
}

const happened: Readonly<Record<PaymentRow['way'], AgentsHappening>> = {
  run: 'bill paid by the run',
  'by-hand': 'bill paid by hand',
  forced: 'bill forced',
  house: 'bill paid by the house',
};

/** Money goes from the payer to the payee, each payment since the last beat once. */
async function noticePayments(world: AgentsWorld): Promise<ReadonlySet<Person>> {
  const { rows } = await world.house.pool.query<PaymentRow>(
    `select p.bill_id as bill, p.number, p.amount::text, p.way, b.kind, b.payer_id as payer,
      b.payee_id as payee, b.due::text, b.paid::text
    from agreements_payment p join agreements_bill b on b.id = p.bill_id
    where p.at >= $1 order by p.at, p.bill_id, p.number`,
    [new Date(world.beats.at)],
  );
  const people = new Map(world.people.map((one) => [one.id, one]));
  const received = new Set<Person>();
  for (const row of rows) {
    const payee = noticeOne(world, row, people);
    if (payee !== undefined) received.add(payee);
  }
  return received;
}

/** Timed work pays what is owed as far as the payer's money reaches. */
async function checkArrears(world: AgentsWorld, able: readonly Person[]): Promise<void> {
  const { rows } = await world.house.pool.query<{ payer: string }>(
    `select distinct payer_id as payer from agreements_bill where state in ('unpaid', 'overdue')`,
  );
  const owing = new Set(rows.map(({ payer }) => payer));
  for (const { id, username, cash } of able)
    must(cash === 0n || !owing.has(id), 'an agent with money owes nothing', [username, cash]);
}

function noticeOne(
  world: AgentsWorld,
  row: PaymentRow,
  people: ReadonlyMap<string, Person>,
): Person | undefined {
  const key = `${row.bill} ${row.number}`;
  if (world.paid.has(key)) return undefined;
  const amount = BigInt(row.amount);
  world.paid.set(key, amount);
  const payee = people.get(row.payee);
  must(payee !== undefined, 'a bill is paid to somebody who is there', row);
  const payer = row.way === 'house' ? undefined : people.get(row.payer ?? '');
  const moved = [{ member: payee, gained: amount }];
  if (payer !== undefined) moved.push({ member: payer, gained: -amount });
  for (const { member, gained } of moved) {
    member.cash += gained;
    // What an agent pays, the team had before.
    const isWage = row.kind !== 'dividend' && payer === undefined;
    const wage = isWage ? gained : 0n;
    count(world.counted, { at: world.clock.now(), member, wage });
  }
  world.tally.add(happened[row.way]);
  if (amount < BigInt(row.due)) world.tally.add('bill paid in part');
  return payee;
}
