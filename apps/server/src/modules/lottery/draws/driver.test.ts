// Proves that draws go on when their process dies, that a crash between close, draw and settlement
// changes nothing, and that sixty games of one second are drawn and settled, the short ones first.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { silentLog } from '../../../platform/log/index.ts';
import { createMetrics } from '../../../platform/metrics/index.ts';
import { eventIdOf } from '../../wagering/index.ts';
import { readTrialBalance } from '../../wallet/index.ts';
import { buildLottery, cashOf, stakeOn, type Built } from '../testing.ts';
import { createSettleDrawn } from './settle-drawn.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

let database: Database;
const opened: Built[] = [];
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  for (const built of opened.splice(0)) {
    await built.lottery.stop();
    await built.close();
  }
  await database.close();
});

async function open(draws: 'timed' | 'by-hand', now = at('2026-11-21T12:00:00')): Promise<Built> {
  const built = buildLottery(database, { draws });
  built.clock.set(now);
  opened.push(built);
  await built.lottery.start();
  return built;
}

async function until(what: () => Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < 600; tried += 1) {
    if (await what()) return;
    await sleep(50);
  }
  throw new Error('it did not happen');
}

test('another process draws the issues of a process that died', async () => {
  const [first, second] = [await open('timed'), await open('timed')];
  const eventId = eventIdOf({ gameCode: 'SSC_1M', name: '20261121-0721' });
  await first.fund('eva', '100');
  await stakeOn(first, 'eva', eventId);
  const stateOf = async () => (await second.wagering.eventOf(eventId))?.state;
  expect(await stateOf()).toBe('planned');
  // The owner of the lease stops; both clocks have passed the draw by then.
  await first.lottery.stop();
  for (const built of [first, second]) built.clock.set(at('2026-11-21T12:01:01'));
  await until(async () => (await stateOf()) === 'settled');
  expect(await second.wagering.resultsOf(eventId)).toHaveLength(1);
  expect(second.news.filter(({ event }) => event === 'lottery-drawn').length).toBeGreaterThan(0);
});

test('a crash between close, draw and settlement changes no result or payout', async () => {
  const first = await open('by-hand');
  await first.lottery.byHand.planAhead(['SSC_1M']);
  const eventId = eventIdOf({ gameCode: 'SSC_1M', name: '20261121-0721' });
  await first.fund('eva', '100');
  await stakeOn(first, 'eva', eventId);
  // It dies after the close; another process draws and dies before it settles.
  const second = await open('by-hand', at('2026-11-21T12:01:00'));
  await second.lottery.byHand.drawDue();
  const drawn = await second.wagering.eventOf(eventId);
  expect(drawn?.state).toBe('drawn');
  const third = await open('by-hand', at('2026-11-21T12:02:00'));
  await third.lottery.byHand.drawDue();
  await Promise.all([third.lottery.byHand.settleDue(), second.lottery.byHand.settleDue()]);
  const settled = await third.wagering.eventOf(eventId);
  expect(settled).toMatchObject({ state: 'settled', result: drawn?.result, resultVersion: 1 });
  const cash = await cashOf(third, 'eva');
  await third.lottery.byHand.settleDue();
  expect(await cashOf(third, 'eva')).toBe(cash);
  expect(await readTrialBalance(database)).toMatchObject({ balanced: true });
});

test('sixty games of one second are drawn once each, the short ones first', async () => {
  const built = await open('by-hand');
  const drawsAt = at('2026-11-21T12:05:00');
  const codes = ['SSC_1M', '11X5_1M', 'K3_1M', 'PK10_1M', 'PCB_1M', 'LF3_1M'];
  const plans = Array.from({ length: 60 }, (_, place) => {
    const minutes = [1, 3, 5][place % 3] ?? 1;
    const closesAt = drawsAt - 5000;
    const round = built.beacon.roundAfter(closesAt);
    return {
      family: 'lottery',
      gameCode: codes[place % codes.length] ?? '',
      name: `same-${place}`,
      day: '2026-11-21',
      seq: place + 1,
      drawsAt,
      closesAt,
      dayEndsAt: drawsAt,
      opensAt: closesAt - minutes * 60_000,
      drawnBy: 'us' as const,
      beacon: 'house x',
      beaconRound: round,
    };
  });
  await built.wagering.planEvents(plans);
  built.clock.set(drawsAt);
  const { drawn, waiting } = await built.lottery.byHand.drawDue();
  expect(waiting).toEqual([]);
  expect(new Set(drawn.map(({ eventId }) => eventId)).size).toBe(60);
  const lengths = drawn.map(({ opensAt }) => drawsAt - opensAt);
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  await built.lottery.byHand.settleDue();
  const states = await built.wagering.eventsOf({
    family: 'lottery',
    states: ['settled'],
    count: 100,
  });
  expect(states).toHaveLength(60);
  expect((await built.lottery.byHand.drawDue()).drawn).toEqual([]);
});

/** Issues that ended now with a result; the first ones are the shortest. */
async function drawnNow({ wagering }: Built, names: readonly string[], drawsAt: number) {
  const of = { family: 'lottery', gameCode: 'LF_3D', day: '2026-11-21', dayEndsAt: drawsAt };
  await wagering.planEvents(
    names.map((name, place) => ({
      ...of,
      name,
      seq: 1 + place,
      drawsAt,
      closesAt: drawsAt - 5000,
      opensAt: drawsAt - 60_000 * (1 + place),
      drawnBy: 'outside' as const,
      beacon: null,
      beaconRound: null,
    })),
  );
  const people = { enteredBy: 'ana', confirmedBy: 'ben', reason: 'official' };
  const result = { result: [1, 2, 3], version: 1, now: drawsAt, ...people };
  for (const name of names)
    given((await wagering.setResult({ eventId: `LF_3D:${name}`, ...result })) as object);
}

test('issues whose settlement fails wait, and the others are settled', async () => {
  const built = await open('by-hand');
  const names = ['bad-1', 'bad-2', 'good-1', 'good-2'];
  const drawsAt = at('2026-11-21T12:05:00');
  built.clock.set(drawsAt);
  await drawnNow(built, names, drawsAt);
  let isBroken = true;
  const told: string[] = [];
  const settleEvent: Built['wagering']['settleEvent'] = async (eventId) => {
    if (isBroken && eventId.includes('bad')) throw new Error('poisoned');
    return built.wagering.settleEvent(eventId);
  };
  const { settleSome } = createSettleDrawn(
    {
      clock: built.clock,
      metrics: createMetrics(),
      log: silentLog(),
      tell: ({ event }) => void told.push(event),
      wagering: { ...built.wagering, settleEvent },
    },
    { settled: () => undefined },
  );
  while (await settleSome());
  const stateOf = async (name: string) => (await built.wagering.eventOf(`LF_3D:${name}`))?.state;
  expect(await Promise.all(names.map(stateOf))).toEqual(['drawn', 'drawn', 'settled', 'settled']);
  expect(told).toEqual(['lottery-desk-changed', 'lottery-desk-changed']);
  isBroken = false;
  expect(await settleSome()).toBe(false);
  built.clock.advance(1000);
  while (await settleSome());
  expect(await Promise.all(names.map(stateOf))).toEqual(names.map(() => 'settled'));
});
