// Proves that rebates are paid once, after settlement, one posting a recipient and event; that a
// line earns exactly the root's part of what was played, along random trees; and that what came
// back earns nothing.
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { createMetrics } from '../../../platform/metrics/index.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { eventIdOf } from '../../wagering/index.ts';
import { units } from '../../wagering/testing.ts';
import { createFinisher } from './finish.ts';
import { risingLine } from './rules/rebates.ts';
import {
  booksAgree,
  buildOrders,
  gameCode,
  oneUnit,
  setResult,
  type BuiltOrders,
} from './testing.ts';

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
afterEach(() => booksAgree(database));

const cashOf = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;
const lost = [2, 2, 2, 2, 2];
const postingsOf = async (event: string, reference: string) => {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from ledger_posting
    where event = ${event} and reference = ${reference}`.execute(database.kysely);
  return rows[0]?.count;
};

test('the player’s own rebate and those of the line follow the settlement', async () => {
  built.lines.set('ann', [
    { id: 'ann', group: 1956 },
    { id: 'agent', group: 1960 },
    { id: 'root', group: 1990 },
  ]);
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('ann', '200');
  const slips = [{ ...oneUnit, multiple: 50, group: 1800 }];
  given(await built.place('ann', { issue, slips, total: '100' }));
  built.clock.advance(60_000);
  expect(await cashOf('ann')).toBe(units('100'));
  await built.settle(issue, lost);
  // 156, 4 and 30 of 2000 parts of 100.
  expect(await cashOf('ann')).toBe(units('107.8'));
  expect(await cashOf('agent')).toBe(units('0.2'));
  expect(await cashOf('root')).toBe(units('1.5'));
});

test('an event is one posting for each recipient, however often it is paid', async () => {
  for (const player of ['bea', 'ben'])
    built.lines.set(player, [
      { id: player, group: 1950 },
      { id: 'lead', group: 1960 },
    ]);
  const [issue = ''] = await built.issuesOf(1);
  for (const player of ['bea', 'ben']) {
    await built.fund(player, '100');
    const slips = [{ ...oneUnit, multiple: 5, group: 1800 }];
    given(await built.place(player, { issue, slips, total: '10' }));
    given(await built.place(player, { issue, slips, total: '10' }));
  }
  built.clock.advance(60_000);
  await built.settle(issue, lost);
  await Promise.all([built.finishElsewhere(), built.finishElsewhere()]);
  const eventId = eventIdOf({ gameCode, name: issue });
  expect(await postingsOf('lottery-rebate', eventId)).toBe(2n);
  expect(await postingsOf('team-rebate', eventId)).toBe(1n);
  expect(await cashOf('lead')).toBe(units('0.2'));
  expect(await cashOf('bea')).toBe(units('81.5'));
});

test('cancelled and void orders earn no rebate', async () => {
  built.lines.set('cleo', [{ id: 'cleo', group: 1990 }]);
  const [issue = '', next = ''] = await built.issuesOf(2);
  await built.fund('cleo', '100');
  const slips = [{ ...oneUnit, group: 1800 }];
  const { orderId } = given(await built.place('cleo', { issue, slips }));
  const now = built.clock.now();
  await built.cancelOrders({ playerId: 'cleo', currency: 'PHP', orderIds: [orderId], now });
  built.clock.advance(60_000);
  given(await built.place('cleo', { issue: next, slips }));
  await built.wagering.voidEvent(eventIdOf({ gameCode, name: next }));
  await built.finishOrders();
  expect(await cashOf('cleo')).toBe(units('100'));
});

test('no rebate is paid before the whole event is settled', async () => {
  built.lines.set('dora', [{ id: 'dora', group: 1990 }]);
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('dora', '100');
  given(await built.place('dora', { issue, slips: [{ ...oneUnit, group: 1800 }] }));
  await built.finishElsewhere();
  expect(await cashOf('dora')).toBe(units('98'));
  built.clock.advance(60_000);
  await built.settle(issue, lost);
  expect(await cashOf('dora')).toBe(units('98.19'));
});

test('a correction changes no rebate', async () => {
  built.lines.set('edda', [{ id: 'edda', group: 1956 }]);
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('edda', '100');
  given(
    await built.place('edda', {
      issue,
      slips: [{ ...oneUnit, multiple: 50, group: 1800 }],
      total: '100',
    }),
  );
  built.clock.advance(60_000);
  await built.settle(issue, lost);
  await built.settle(issue, [3, 3, 3, 3, 3], 2);
  expect(await cashOf('edda')).toBe(units('7.8'));
});

test('a group below a descendant’s counts as the descendant’s', () => {
  const line = [
    { id: 'a', group: 1950 },
    { id: 'b', group: 1940 },
    { id: 'c', group: 1960 },
  ];
  expect(risingLine(line).map(({ group }) => group)).toEqual([1950, 1950, 1960]);
});

const group = (least: number) => fc.integer({ min: least / 2, max: 999 }).map((half) => half * 2);
const trees = fc
  .array(fc.record({ parent: fc.nat(), group: group(1800), plays: fc.boolean() }), {
    minLength: 2,
    maxLength: 9,
  })
  .chain((nodes) =>
    fc.record({
      nodes: fc.constant(nodes),
      bets: fc.array(
        fc.record({ node: fc.nat(), multiple: fc.integer({ min: 1, max: 40 }), less: fc.nat(70) }),
        { minLength: 1, maxLength: 8 },
      ),
    }),
  );
type Tree = typeof trees extends fc.Arbitrary<infer T> ? T : never;

let worlds = 0;

test(
  'a line earns the root’s part of what was played, to the unit',
  { timeout: 120_000 },
  async () => {
    await fc.assert(fc.asyncProperty(trees, playTree), { numRuns: 25 });
  },
);

async function playTree({ nodes, bets }: Tree): Promise<void> {
  worlds += 1;
  const idOf = (at: number) => `w${worlds}-${at}`;
  const lines = nodes.map((node, at): { id: string; group: number }[] => {
    const line = [{ id: idOf(at), group: node.group }];
    for (let up = at; up > 0;) {
      up = (nodes[up]?.parent ?? 0) % up;
      line.push({ id: idOf(up), group: nodes[up]?.group ?? 0 });
    }
    return line;
  });
  for (const line of lines) built.lines.set(line[0]?.id ?? '', line);
  const [issue = ''] = await built.issuesOf(1);
  let due = 0n;
  let before = 0n;
  for (const { node, multiple, less } of bets) {
    const line = lines[node % nodes.length] ?? [];
    const [player] = line;
    if (!player) continue;
    await built.fund(player.id, '100');
    const chosen = Math.max(1800, player.group - less * 2);
    const slips = [{ ...oneUnit, multiple, group: chosen }];
    given(await built.place(player.id, { issue, slips, total: String(2 * multiple) }));
    const root = Math.max(...line.map((one) => one.group));
    due += floorToCent((units('2') * BigInt(multiple) * BigInt(root - chosen)) / 2000n);
  }
  const sumOf = async () => {
    let sum = 0n;
    for (const at of nodes.keys()) sum += await cashOf(idOf(at));
    return sum;
  };
  before = await sumOf();
  built.clock.advance(60_000);
  await built.settle(issue, lost);
  expect(await sumOf()).toBe(before + due);
}

const floorToCent = (amount: bigint) => (amount / 100n) * 100n;

test('a rebate and a chase that fail hold up no other, and are done once they can be', async () => {
  const won = [1, 2, 2, 2, 2];
  const [issue = ''] = await built.issuesOf(3);
  for (const player of ['hugo', 'ida', 'jon']) {
    built.lines.set(player, [{ id: player, group: 1956 }]);
    await built.fund(player, '100');
    const slips = [{ ...oneUnit, group: 1800 }];
    const chase = { multiples: [1, 1, 1], stop: 'win' as const };
    given(await built.place(player, { issue, slips, total: '6', chase }));
  }
  built.clock.advance(60_000);
  await setResult(built, { issue, result: won, version: 1 });
  await built.wagering.settleEvent(eventIdOf({ gameCode, name: issue }));
  const { ports } = built;
  let isBroken = true;
  const isHugo = (playerId: unknown) => isBroken && playerId === 'hugo';
  const broken = createFinisher({
    ...ports,
    metrics: createMetrics(),
    wagering: {
      ...ports.wagering,
      cancelSlips: async (asked) => {
        if (isHugo(asked.playerId)) throw new Error('cannot stop');
        return ports.wagering.cancelSlips(asked);
      },
    },
    post: async (posting) => {
      const isHis = posting.legs.some(({ account }) => JSON.stringify(account).includes('hugo'));
      if (isBroken && isHis) throw new Error('cannot post');
      return ports.post(posting);
    },
  });
  await broken.finishOrders();
  // 18 for the win, 4 of the stopped issues and a rebate of 0.15 on 2.
  const whole = await cashOf('ida');
  expect(await cashOf('jon')).toBe(whole);
  expect(await cashOf('hugo')).toBe(whole - units('4.15'));
  isBroken = false;
  built.clock.advance(1000);
  await broken.finishOrders();
  expect(await cashOf('hugo')).toBe(whole);
});
