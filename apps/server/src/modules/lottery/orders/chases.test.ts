// Proves the course of a chase on real books: paid for at once, stopped by a win for what is not
// closed, given back in one posting, and finished by another process after a crash.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { units } from '../../wagering/testing.ts';
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
const won = [1, 2, 3, 4, 5];
/** Five units at 2.00: 10 an issue. */
const ten = { ...oneUnit, multiple: 5 };

async function chase(
  player: string,
  multiples: number[],
  stop: 'never' | 'win' | 'profit',
  more = {},
) {
  const issues = await built.issuesOf(multiples.length);
  await built.fund(player, '1000');
  const total = String(10 * multiples.reduce((sum, one) => sum + one, 0));
  const placed = given(
    await built.place(player, {
      issue: issues[0] ?? '',
      slips: [ten],
      total,
      chase: { multiples, stop, ...more },
    }),
  );
  return { issues, placed };
}
async function statesOf(player: string, chaseId: string) {
  const call = callOf(built.gameCaller(player), { chaseId, pageSize: 100 }, built.clock.now());
  const { list } = given(await built.actions.listLotteryOrders(call));
  return list
    .toSorted((one, other) => (one.phase ?? 0) - (other.phase ?? 0))
    .map(({ state }) => state);
}
const chasesOf = async (player: string) =>
  given(
    await built.actions.listLotteryChases(callOf(built.gameCaller(player), {}, built.clock.now())),
  ).list;
const cancel = (player: string, orderIds: string[]) =>
  built.actions.cancelLotteryOrders(
    callOf(built.gameCaller(player), { orderIds }, built.clock.now()),
  );

test('five issues of 10; a win at the second, the third not closed, gives 30 back', async () => {
  const { issues, placed } = await chase('ann', [1, 1, 1, 1, 1], 'win');
  expect(placed).toMatchObject({ stake: '50.0000', balance: '950.00' });
  built.clock.advance(60_000);
  await built.settle(issues[0] ?? '', lost);
  built.clock.advance(60_000);
  await built.settle(issues[1] ?? '', won);
  expect(await statesOf('ann', placed.chaseId ?? '')).toEqual([
    'lost',
    'won',
    'stopped',
    'stopped',
    'stopped',
  ]);
  expect(await chasesOf('ann')).toMatchObject([
    { state: 'stopped-by-win', settled: 2, cancelled: 3, refunded: '30.0000', payout: '97.80' },
  ]);
  // 950 + 97.80 + 30, and the refund is one entry.
  expect(await cashOf('ann')).toBe(units('1077.8'));
  const entries = await sql<{ count: bigint }>`select count(*) as count from ledger_posting
    where event = 'stake-voided' and reference = ${placed.chaseId}`.execute(database.kysely);
  expect(entries.rows[0]?.count).toBe(1n);
});

test('with the third already closed 20 come back, and the third may still win', async () => {
  const { issues, placed } = await chase('bea', [1, 1, 1, 1, 1], 'win');
  built.clock.advance(60_000);
  await built.settle(issues[0] ?? '', lost);
  built.clock.advance(115_000);
  await built.settle(issues[1] ?? '', won);
  const states = ['lost', 'won', 'running', 'stopped', 'stopped'];
  expect(await statesOf('bea', placed.chaseId ?? '')).toEqual(states);
  built.clock.advance(5000);
  await built.settle(issues[2] ?? '', won);
  expect(await chasesOf('bea')).toMatchObject([
    { state: 'stopped-by-win', settled: 3, cancelled: 2, refunded: '20.0000', payout: '195.60' },
  ]);
  expect(await cashOf('bea')).toBe(units('1165.6'));
});

test('a chase without a stop is played to its end', async () => {
  const { issues, placed } = await chase('cleo', [1, 2, 4], 'never');
  for (const issue of issues) {
    built.clock.advance(60_000);
    await built.settle(issue, won);
  }
  expect(await statesOf('cleo', placed.chaseId ?? '')).toEqual(['won', 'won', 'won']);
  expect(await chasesOf('cleo')).toMatchObject([
    { state: 'finished', settled: 3, stake: '70.0000' },
  ]);
});

test('a profit stops a chase once all of its issues have brought it', async () => {
  const { issues, placed } = await chase('dora', [1, 1, 1, 1], 'profit', { profit: '100' });
  built.clock.advance(60_000);
  await built.settle(issues[0] ?? '', won);
  expect(await statesOf('dora', placed.chaseId ?? '')).toEqual([
    'won',
    ...Array(3).fill('running'),
  ]);
  built.clock.advance(60_000);
  await built.settle(issues[1] ?? '', won);
  expect(await chasesOf('dora')).toMatchObject([{ state: 'stopped-by-win', refunded: '20.0000' }]);
});

test('issues of a chase are given back one by one, or all at once', async () => {
  const { issues, placed } = await chase('edda', [1, 1, 1], 'never');
  const [, second = ''] = placed.issues.map(({ orderId }) => orderId);
  expect(given(await cancel('edda', [second]))).toMatchObject({ refunded: '10.0000' });
  expect(await statesOf('edda', placed.chaseId ?? '')).toEqual([
    'running',
    'cancelled-by-player',
    'running',
  ]);
  const all = placed.issues.map(({ orderId }) => orderId);
  expect(given(await cancel('edda', all))).toMatchObject({ refunded: '20.0000' });
  expect(await chasesOf('edda')).toMatchObject([{ state: 'cancelled', refunded: '30.0000' }]);
  expect(await cashOf('edda')).toBe(units('1000'));
  expect(issues).toHaveLength(3);
});

test('an issue cancelled by the house is given back, and the chase goes on', async () => {
  const { issues, placed } = await chase('finn', [1, 1, 1], 'win');
  await built.wagering.voidEvent(`${gameCode}:${issues[0] ?? ''}`);
  await built.finishOrders();
  expect(await statesOf('finn', placed.chaseId ?? '')).toEqual([
    'cancelled-by-house',
    'running',
    'running',
  ]);
  built.clock.advance(120_000);
  await built.settle(issues[1] ?? '', won);
  expect(await chasesOf('finn')).toMatchObject([{ state: 'stopped-by-win', refunded: '20.0000' }]);
});

test('a win known before a crash stops the chase afterwards, by any process, once', async () => {
  const { issues, placed } = await chase('gus', [1, 1, 1], 'win');
  built.clock.advance(60_000);
  const eventId = await setResult(built, { issue: issues[0] ?? '', result: won, version: 1 });
  await built.wagering.settleEvent(eventId);
  // The process ends here; two others come upon the chase at once.
  await Promise.all([built.finishElsewhere(), built.finishElsewhere()]);
  expect(await statesOf('gus', placed.chaseId ?? '')).toEqual(['won', 'stopped', 'stopped']);
  expect(await cashOf('gus')).toBe(units('1087.8'));
});

test('a stop and a cancel at once give each issue back once', async () => {
  const { issues, placed } = await chase('hal', [1, 1, 1, 1], 'win');
  built.clock.advance(60_000);
  const all = placed.issues.map(({ orderId }) => orderId);
  const [, cancelled] = await Promise.all([built.settle(issues[0] ?? '', won), cancel('hal', all)]);
  await built.finishOrders();
  expect(isRefusal(cancelled) ? cancelled.refused : 'given').toMatch(/given|order-not-open/);
  expect(await chasesOf('hal')).toMatchObject([{ settled: 1, cancelled: 3, refunded: '30.0000' }]);
  expect(await cashOf('hal')).toBe(units('1087.8'));
});

test('a stop on a win and the close of the next issue at once: one of them was first', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 24; round += 1) {
    const player = `race-${round}`;
    const { issues, placed } = await chase(player, [1, 1, 1], 'win');
    const [first = '', second = ''] = issues;
    // A millisecond before the second issue closes; the first one's result is late.
    built.clock.advance(114_999);
    const stopping = built.settle(first, won);
    const closing = (async () => {
      // Some reach the books before the stop does, some after; every twelfth surely after.
      if (round % 12 === 11) await stopping;
      for (let turn = 0; turn < round % 12; turn += 1)
        await sql`select pg_sleep(0.003)`.execute(database.kysely);
      built.clock.advance(1);
      const eventId = await setResult(built, { issue: second, result: lost, version: 1 });
      await built.wagering.settleEvent(eventId);
    })();
    await Promise.all([stopping, closing]);
    await built.finishOrders();
    const [, state, last] = await statesOf(player, placed.chaseId ?? '');
    expect(last).toBe('stopped');
    expect(['stopped', 'lost']).toContain(state);
    seen.add(state ?? '');
    // 97.80 won on 10; a stopped issue came back, a lost one did not.
    const back = state === 'stopped' ? '1087.8' : '1077.8';
    expect(await cashOf(player)).toBe(units(back));
    expect(await chasesOf(player)).toMatchObject([{ state: 'stopped-by-win' }]);
  }
  expect([...seen].toSorted()).toEqual(['lost', 'stopped']);
});
