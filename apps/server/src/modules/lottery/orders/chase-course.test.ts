// Proves that a chase follows the pure state machine in any order of events: issues drawn early or
// late, cancelled by the house or the player, finished or left open.
import { chaseState, cancelChildren, settleChild, startChase, voidChild } from '@baize/engines';
import type { Chase, ChaseStop } from '@baize/engines';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { eventIdOf } from '../../wagering/index.ts';
import { units } from '../../wagering/testing.ts';
import { readChase } from './store/chase-reader.ts';
import { booksAgree, buildOrders, gameCode, type BuiltOrders } from './testing.ts';

let database: Database;
let built: BuiltOrders;
beforeAll(async () => {
  database = await freshDatabase();
  built = await buildOrders(database);
});
afterAll(async () => {
  await built.close();
  await database.close();
});

const stops: fc.Arbitrary<ChaseStop> = fc.oneof(
  fc.constant<ChaseStop>({ at: 'never' }),
  fc.constant<ChaseStop>({ at: 'win' }),
  fc.integer({ min: 1, max: 40 }).map((whole) => ({
    at: 'profit' as const,
    profit: BigInt(whole) * 10_000n,
  })),
);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('settle' as const), wins: fc.boolean() }) },
  fc.record({ does: fc.constant('void' as const), at: fc.nat(5) }),
  fc.record({ does: fc.constant('cancel' as const), at: fc.array(fc.nat(5), { minLength: 1 }) }),
  fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 70_000 }) }),
);
const courses = fc.record({
  stop: stops,
  multiples: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 5 }),
  steps: fc.array(step, { minLength: 3, maxLength: 14 }),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Planned = typeof courses extends fc.Arbitrary<infer T> ? T : never;

let players = 0;

async function play({ stop, multiples, steps }: Planned): Promise<void> {
  const player = `player-${(players += 1)}`;
  const issues = await built.issuesOf(multiples.length);
  await built.fund(player, '100');
  const total = String(2 * multiples.reduce((sum, one) => sum + one, 0));
  const profit = stop.at === 'profit' ? { profit: String(stop.profit / 10_000n) } : {};
  const chase = { multiples, stop: stop.at, ...profit };
  const placed = given(await built.place(player, { issue: issues[0] ?? '', total, chase }));
  const events = await built.wagering.eventsById(issues.map(eventOf));
  const model = startChase(
    stop,
    events.map(({ name: issue, closesAt }, at) => ({
      issue,
      closesAt,
      stake: units('2') * BigInt(multiples[at] ?? 0),
    })),
  );
  const course: Course = { player, issues, multiples, placed, model, drawn: 0 };
  for (const step of steps) await take(course, step);
  await check(player, placed.chaseId ?? '', course.model);
}

interface Course {
  readonly player: string;
  readonly issues: readonly string[];
  readonly multiples: readonly number[];
  readonly placed: { readonly issues: readonly { readonly orderId: string }[] };
  model: Chase;
  drawn: number;
}

const eventOf = (name: string) => eventIdOf({ gameCode, name });

async function take(course: Course, step: Step): Promise<void> {
  if (step.does === 'wait') built.clock.advance(step.ms);
  if (step.does === 'cancel') await cancel(course, step.at);
  if (step.does === 'void') await cancelIssue(course, step.at);
  if (step.does === 'settle') await drawNext(course, step.wins);
}

async function cancel(course: Course, at: readonly number[]): Promise<void> {
  const { player, placed, issues } = course;
  const asked = [...new Set(at)].filter((one) => one < issues.length);
  const orderIds = asked.map((one) => placed.issues[one]?.orderId ?? '');
  if (orderIds.length === 0) return;
  const now = built.clock.now();
  await built.cancelOrders({ playerId: player, currency: 'PHP', orderIds, now });
  const back = { issues: asked.map((one) => issues[one] ?? ''), now };
  course.model = cancelChildren(course.model, back).chase;
}

async function cancelIssue(course: Course, at: number): Promise<void> {
  const issue = course.issues[at];
  if (issue === undefined || at < course.drawn) return;
  await built.wagering.voidEvent(eventOf(issue));
  course.model = voidChild(course.model, issue).chase;
}

async function drawNext(course: Course, wins: boolean): Promise<void> {
  const issue = course.issues[course.drawn];
  const event = issue === undefined ? undefined : await built.wagering.eventOf(eventOf(issue));
  if (issue === undefined || !event) return;
  const multiple = BigInt(course.multiples[course.drawn] ?? 0);
  course.drawn += 1;
  if (event.state === 'cancelled') return;
  built.clock.advance(Math.max(0, event.drawsAt - built.clock.now()));
  await built.settle(issue, wins ? [1, 0, 0, 0, 0] : [2, 0, 0, 0, 0]);
  const payout = wins ? units('19.56') * multiple : 0n;
  const settled = { issue, payout, now: built.clock.now() };
  course.model = settleChild(course.model, settled).chase;
}

const childStates = {
  running: 'waiting',
  won: 'settled',
  lost: 'settled',
  stopped: 'stopped',
  'cancelled-by-player': 'cancelled',
  'cancelled-by-house': 'void',
} as const;

async function check(player: string, chaseId: string, model: Chase): Promise<void> {
  const call = callOf(built.gameCaller(player), { chaseId, pageSize: 100 }, built.clock.now());
  const { list } = given(await built.actions.listLotteryOrders(call));
  const byIssue = new Map(list.map((order) => [order.issue, order]));
  const states = model.children.map(({ issue }) => {
    const order = byIssue.get(issue);
    return order && childStates[order.state];
  });
  expect(states).toEqual(model.children.map(({ state }) => state));
  const kept = await readChase(database.kysely, chaseId);
  expect(kept?.state).toBe(chaseState(model));
  const sum = (of: (child: Chase['children'][number]) => bigint) =>
    model.children.reduce((all, child) => all + of(child), 0n);
  const back = sum(({ state, stake }) => (state === 'settled' || state === 'waiting' ? 0n : stake));
  expect(kept?.refunded).toBe(back);
  const { cash, inPlay } = await built.ledger.balance(player, 'PHP');
  expect(cash).toBe(units('100') - sum(({ stake }) => stake) + back + sum(({ payout }) => payout));
  expect(inPlay).toBe(sum(({ state, stake }) => (state === 'waiting' ? stake : 0n)));
}

test(
  'a chase takes the course of its state machine, and the books agree',
  { timeout: 120_000 },
  async () => {
    await fc.assert(fc.asyncProperty(courses, play), { numRuns: 60 });
    await booksAgree(database);
  },
);
