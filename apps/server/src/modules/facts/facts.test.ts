// Facts are what rounds and books say, each counted once, for the agents who stood above: along
// random trees with moves, with two counters at once, and after a crash in the middle of a count.
import * as fc from 'fast-check';
import { depositSettled, teamRebate, withdrawalPaid, withdrawalRequested } from '@baize/ledger';
import { dayAt, startOfDay, type Units } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Name } from '../agents/testing.ts';
import { units } from '../wagering/testing.ts';
import { createFacts, playOf, type Facts } from './index.ts';
import { buildFacts, type BuiltFacts } from './testing.ts';

let database: Database;
let built: BuiltFacts;
let other: Facts;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildFacts(database);
  other = createFacts(built.ports);
  for (const name of members) await built.books.fund(built.tree.idOf(name), '100000');
});
afterAll(async () => {
  await built.books.close();
  await database.close();
});

const members = ['ann', 'ben', 'cora', 'dan', 'zoe', 'yan'] as const;
const whole = {
  from: Date.parse('2026-01-01T00:00:00Z'),
  until: Date.parse('2027-06-01T00:00:00Z'),
  currency: 'PHP',
};

/** What an agent's team should have: valid turnover, payouts, deposits, withdrawals, rebates. */
interface Reckoned {
  valid: Units;
  paid: Units;
  deposit: Units;
  withdrawal: Units;
  rebate: Units;
}
const nothing = (): Reckoned => ({ valid: 0n, paid: 0n, deposit: 0n, withdrawal: 0n, rebate: 0n });
const reckoned = new Map<string, Reckoned>();
const reckonedOf = (key: string) => reckoned.get(key) ?? nothing();
interface Waiting {
  readonly name: Name;
  readonly figures: Partial<Reckoned>;
  /** Of the house; only of play. */
  readonly day?: number;
}
let waiting: Waiting[] = [];
/** Days of play by agent and member. */
const played = new Map<string, { readonly agent: Name; readonly name: Name; day: number }>();
const uplines = new Map<Name, Name | undefined>([
  ['ben', 'ann'],
  ['cora', 'ann'],
  ['dan', 'ben'],
  ['yan', 'zoe'],
]);

function add(key: string, figures: Partial<Reckoned>): void {
  const sum = reckonedOf(key);
  for (const name of Object.keys(sum) as (keyof Reckoned)[]) sum[name] += figures[name] ?? 0n;
  reckoned.set(key, sum);
}

/** Whatever waits goes to those who stand above now. */
function reckon(): void {
  for (const { name, figures, day } of waiting) {
    add(`own ${name}`, figures);
    for (let up = uplines.get(name); up !== undefined; up = uplines.get(up)) {
      add(`team ${up}`, figures);
      add(`${name} below ${up}`, figures);
      if (day !== undefined) played.set(`${up} ${name} ${day}`, { agent: up, name, day });
    }
  }
  waiting = [];
}

async function count(): Promise<void> {
  await built.count();
  reckon();
}

type Step =
  | readonly ['play', Name, number, number, string]
  | readonly ['money', Name, 'deposit' | 'withdrawal' | 'rebate', number]
  | readonly ['move', Name, Name]
  | readonly ['pass', number]
  | readonly ['count', 'once' | 'twice' | 'crash'];

const who = fc.constantFrom<Name[]>(...members);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      fc.constant('play'),
      who,
      fc.nat(90),
      fc.nat(200),
      fc.constantFrom('lotus', 'wheel'),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constant('money'),
      who,
      fc.constantFrom('deposit', 'withdrawal', 'rebate'),
      fc.nat(90),
    ),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant('move'), who, who) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('pass'), fc.integer({ min: 1, max: 40_000 })) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constant('count'), fc.constantFrom('once', 'twice', 'crash')),
  },
) as fc.Arbitrary<Step>;

async function money(name: Name, kind: 'deposit' | 'withdrawal' | 'rebate', amount: Units) {
  const facts = { playerId: built.tree.idOf(name), currency: 'PHP', amount };
  const id = built.next();
  const { post } = built.books.ledger;
  if (kind === 'deposit') await post(depositSettled({ ...facts, depositId: id }));
  if (kind === 'rebate') await post(teamRebate({ ...facts, eventId: id, run: 1 }));
  if (kind !== 'withdrawal') return;
  await post(withdrawalRequested({ ...facts, withdrawalId: id }));
  await post(withdrawalPaid({ ...facts, withdrawalId: id }));
}

async function move(name: Name, to: Name): Promise<void> {
  await count();
  const moved = await database.transaction((tx) =>
    built.tree.identity.team.move(tx, {
      memberId: built.tree.idOf(name),
      upline: to,
      at: built.books.clock.now(),
    }),
  );
  if (!('refused' in moved)) uplines.set(name, to);
}

async function take(given: Step): Promise<void> {
  const [what] = given;
  if (what === 'play') {
    const [, name, stake, pays, game] = given;
    // Ties have tests of their own: they are no turnover.
    const payout = pays === stake + 1 ? pays + 1 : pays;
    await built.play(name, String(stake + 1), String(payout), game);
    const figures = { valid: units(String(stake + 1)), paid: units(String(payout)) };
    waiting.push({ name, figures, day: dayAt(built.books.clock.now()) });
  } else if (what === 'money') {
    const [, name, kind, amount] = given;
    const moved = units(String(amount + 1));
    await money(name, kind, moved);
    waiting.push({ name, figures: { [kind]: moved } });
  } else if (what === 'move') await move(given[1], given[2]);
  else if (what === 'pass') built.books.clock.advance(given[1] * 1000);
  else await countBy(given[1]);
}

async function countBy(how: 'once' | 'twice' | 'crash'): Promise<void> {
  if (how === 'twice') await Promise.all([built.facts.countFacts(), other.countFacts()]);
  if (how === 'crash') {
    const crashing = createFacts({
      ...built.ports,
      wallet: {
        takeMoved: async (tx, most) => {
          await built.ports.wallet.takeMoved(tx, most);
          throw new Error('the process died');
        },
      },
    });
    // A count that play set off may be under way: then this one has not begun.
    const died = () =>
      crashing.countFacts().then(
        () => 'lives',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );
    await expect.poll(died).toBe('the process died');
  }
  await count();
}

const figuresOf = (sums: Awaited<ReturnType<Facts['teamSums']>>): Reckoned => ({
  valid: playOf(sums).valid,
  paid: playOf(sums).paid,
  deposit: sums.money.deposit,
  withdrawal: sums.money.withdrawal,
  rebate: sums.money['team-rebate'],
});

/** By every reading that offers them. */
async function compare(): Promise<void> {
  for (const name of members) {
    const id = built.tree.idOf(name);
    const team = reckonedOf(`team ${name}`);
    expect(figuresOf(await built.facts.teamSums(id, whole))).toEqual(team);
    const own = (await built.facts.ownSums([id], whole)).get(id);
    if (own) expect(figuresOf(own)).toEqual(reckonedOf(`own ${name}`));
    for (const grain of ['window', 'day'] as const) {
      const series = await built.facts.teamSeries(id, whole, grain);
      const total = nothing();
      for (const moment of series) {
        const figures = figuresOf(moment);
        for (const key of Object.keys(total) as (keyof Reckoned)[]) total[key] += figures[key];
      }
      expect(total).toEqual(team);
    }
    const page = await built.facts.memberFacts(id, { ...whole, limit: 50, offset: 0 });
    for (const member of page.list)
      expect(figuresOf(member)).toEqual(reckonedOf(`${member.username} below ${name}`));
  }
}

/** Of the last day, of a few days, and of days that are over. */
async function compareActive(): Promise<void> {
  const today = dayAt(built.books.clock.now());
  for (const agent of members)
    for (const [first, last] of [
      [today, today],
      [today - 3, today],
      [today - 5, today - 2],
    ] as const) {
      const [from, to] = [startOfDay(first), startOfDay(last)];
      const search = { agentId: built.tree.idOf(agent), currency: 'PHP', from, to };
      const found = [...played.values()].filter(
        (one) => one.agent === agent && one.day >= first && one.day <= last,
      );
      const names = new Set(found.map(({ name }) => name));
      expect((await built.facts.teamFigures(search)).active).toBe(names.size);
    }
}

/** The figures of a member by rounds and entries, under any line. */
async function compareWithBooks(): Promise<void> {
  for (const name of members) {
    const id = built.tree.idOf(name);
    const { rows } = await sql<Pick<Reckoned, 'valid' | 'paid' | 'deposit'>>`select
        coalesce(sum(stake), 0)::bigint as valid, coalesce(sum(payout), 0)::bigint as paid,
        (select coalesce(sum(e.amount), 0)::bigint from ledger_entry e join ledger_account a
          on a.id = e.account_id where a.owner = ${id} and a.kind = 'player-cash'
          and e.event = 'deposit-settled') as deposit
      from wagering_round where player_id = ${id} and state = 'settled'`.execute(database.kysely);
    const own = (await built.facts.ownSums([id], whole)).get(id);
    expect(own && playOf(own)).toMatchObject({ valid: rows[0]?.valid, paid: rows[0]?.paid });
    expect(own?.money.deposit).toBe(rows[0]?.deposit);
  }
}

test('facts equal a second reckoning with moves, crashes and two counters at once', async () => {
  await count();
  for (const name of members) add(`own ${name}`, { deposit: units('100000') });
  for (const [name] of uplines)
    for (let up = uplines.get(name); up !== undefined; up = uplines.get(up)) {
      add(`team ${up}`, { deposit: units('100000') });
      add(`${name} below ${up}`, { deposit: units('100000') });
    }
  const life = fc.array(step, { minLength: 20, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(life, async (steps) => {
      for (const one of steps) await take(one);
      await count();
      await compare();
      await compareActive();
      await compareWithBooks();
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 120_000);
