// Proves that a flight is one flight for every process, before and after a restart: cash-outs at
// once, a draw beside a cash-out, a process that dies in the middle of the flight.
import { setTimeout as sleep } from 'node:timers/promises';
import { msUntil } from '@baize/engines';
import { sql, type KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { mustBalance } from '../wagering/testing.ts';
import { asking, beacon, buildCrash, fly, game, land, roundEnding, type Built } from './testing.ts';

let database: Database;
const opened: Built[] = [];
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await mustBalance(database);
  for (const built of opened.splice(0)) {
    await built.crash.stop();
    await built.close();
  }
  await database.close();
});

function open(draws: 'timed' | 'by-hand' = 'by-hand'): Built {
  const built = buildCrash(database, { draws });
  opened.push(built);
  return built;
}

const cashOf = async ({ ledger }: Built, player: string) =>
  (await ledger.balance(player, 'PHP')).cash;
const refusedOf = (answer: unknown) => (answer as { refused?: string }).refused;

// @proves R228
test('simultaneous cash-outs of one stake in two processes count once', async () => {
  const [one, other] = [open(), open()];
  await one.fund('eva', '100');
  const event = await roundEnding(one, 300, 900);
  const { slip } = given(await asking(one).placeCrashSlip('eva', event.name));
  const flight = await fly(one, event);
  const at = (multiplier: number) => flight.takesOffAt + msUntil(multiplier);
  other.clock.set(at(250));
  const answers = await Promise.all([
    asking(one).cashOut('eva', slip, at(200)),
    asking(other).cashOut('eva', slip, at(210)),
    asking(one).cashOut('eva', slip, at(220)),
    asking(other).cashOut('eva', slip, at(230)),
  ]);
  const taken = new Set(answers.map((answer) => given(answer).slip.at));
  expect(taken.size).toBe(1);
  await land(one, event);
  const [multiplier = 0] = [...taken].map(Number);
  expect(await cashOf(one, 'eva')).toBe(900_000n + BigInt(multiplier) * 1000n);
});

// @proves R225
test('simultaneous stakes in two processes do not exceed the limit of a round', async () => {
  const [one, other] = [open(), open()];
  await one.fund('eva', '1000');
  const event = await roundEnding(one, 150, 900);
  other.clock.set(one.clock.now());
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      asking(at % 2 === 0 ? one : other).placeCrashSlip('eva', event.name),
    ),
  );
  const refused = answers.map(refusedOf).filter((name) => name !== undefined);
  expect(refused).toEqual(Array.from({ length: 22 }, () => 'round-slips-reached'));
  expect(await cashOf(one, 'eva')).toBe(9_800_000n);
  await fly(one, event);
  await land(one, event);
});

test('a flight begins while a page is still reading that there is none', async () => {
  const { kysely, ...more } = database;
  const held = Promise.withResolvers<void>();
  const slow: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (page !== undefined && result.numAffectedRows === undefined) await held.promise;
      return result;
    },
  };
  let page: Promise<unknown> | undefined;
  const built = buildCrash(database, {
    ports: {
      database: { ...more, kysely: kysely.withPlugin(slow) },
      beacon: {
        ...beacon,
        valueOf(round) {
          page = built.crash.byHand.flightOf(event.eventId);
          return beacon.valueOf(round);
        },
      },
    },
  });
  opened.push(built);
  const event = await built.crash.byHand.plan(game);
  built.clock.set(event.drawsAt);
  const begun = built.crash.byHand.takeOff(event).catch((error: unknown) => error);
  await until(async () => (await sql`select 1 from crash_flight`.execute(kysely)).rows.length > 0);
  held.resolve();
  expect(await begun).toMatchObject({ eventId: event.eventId });
  expect(await page).toBeUndefined();
});

test('a process with a late clock shows a flight only at its own time', async () => {
  const [one, late] = [open(), open()];
  await one.fund('eva', '100');
  const event = await roundEnding(one, 300, 900);
  const { slip } = given(await asking(one).placeCrashSlip('eva', event.name));
  await fly(one, event);
  late.clock.set(event.drawsAt - 5);
  expect(given(await asking(late).getCrashNow('eva')).round).toMatchObject({ state: 'starting' });
  expect(refusedOf(await asking(late).cashOut('eva', slip))).toBe('flight-not-begun');
  late.clock.set(event.drawsAt + msUntil(150));
  expect(given(await asking(late).cashOut('eva', slip)).slip.at).toBe(150);
  await land(one, event);
});

test('a process with a late clock takes no stake on a flight that has begun', async () => {
  const [one, late] = [open(), open()];
  await one.fund('eva', '100');
  const event = await roundEnding(one, 300, 900);
  const taken = given(await asking(one).placeCrashSlip('eva', event.name, { intent: 'in-time' }));
  await fly(one, event);
  late.clock.set(event.closesAt - 1);
  const placing = { auto: 101, intent: 'too-late' };
  const refused = await asking(late).placeCrashSlip('eva', event.name, placing);
  expect(refusedOf(refused)).toBe('stakes-closed');
  // One that was taken is told again.
  const again = await asking(late).placeCrashSlip('eva', event.name, { intent: 'in-time' });
  expect(given(again).slip.slipId).toBe(taken.slip.slipId);
  await land(one, event);
  expect(await cashOf(one, 'eva')).toBe(900_000n);
});

test('a cash-out during the draw is either kept and paid, or refused', async () => {
  const [one, other] = [open(), open()];
  for (let round = 0; round < 8; round += 1) {
    const players = Array.from({ length: 12 }, (_, place) => `p${round}-${place}`);
    for (const player of players) await one.fund(player, '10');
    const event = await roundEnding(one, 150, 2000);
    const slips = await Promise.all(
      players.map(
        async (player) => given(await asking(one).placeCrashSlip(player, event.name)).slip,
      ),
    );
    const flight = await fly(one, event);
    for (const { clock } of [one, other]) clock.set(flight.endsAt);
    const [, ...answers] = await Promise.all([
      land(one, event),
      ...players.map(async (player, place) => {
        await sleep(place);
        const process = place % 2 === 0 ? one : other;
        return asking(process).cashOut(player, slips[place]!, flight.endsAt - 1);
      }),
    ]);
    for (const [place, player] of players.entries()) {
      const isTaken = refusedOf(answers[place]) === undefined;
      const payout = BigInt(flight.point) * 1000n;
      expect(await cashOf(one, player)).toBe(isTaken ? payout : 0n);
    }
  }
});

// @proves R228
test('after a restart in the middle of a flight it goes on as it began', async () => {
  const first = open();
  await first.fund('eva', '100');
  await first.fund('bob', '100');
  const event = await roundEnding(first, 300, 2000);
  const { slip } = given(await asking(first).placeCrashSlip('eva', event.name));
  given(await asking(first).placeCrashSlip('bob', event.name, { auto: 150 }));
  const flight = await fly(first, event);
  const second = open();
  second.clock.set(flight.takesOffAt + msUntil(250));
  expect(await second.crash.byHand.takeOff(event)).toEqual(flight);
  expect(given(await asking(second).getCrashNow('eva')).mine[0]).toMatchObject({ state: 'open' });
  expect(given(await asking(second).getCrashNow('bob')).mine[0]).toMatchObject({
    at: 150,
    by: 'auto',
  });
  expect(given(await asking(second).cashOut('eva', slip)).slip.at).toBe(250);
  await land(second, event);
  expect([await cashOf(second, 'eva'), await cashOf(second, 'bob')]).toEqual([
    1_150_000n,
    1_050_000n,
  ]);
  // Landing it again, by whichever process, changes nothing.
  await Promise.all([land(second, event), land(first, event)]);
  expect(await cashOf(second, 'eva')).toBe(1_150_000n);
});

async function until(what: () => Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < 400; tried += 1) {
    if (await what()) return;
    await sleep(25);
  }
  throw new Error('it did not happen');
}

test('another process lands a flight whose process died', async () => {
  const [first, second] = [open('timed'), open('timed')];
  await first.fund('eva', '100');
  first.crash.start();
  const newest = async () => {
    const search = { gameCode: game.code, newestFirst: true, count: 1 };
    return (await second.wagering.eventsOf(search))[0];
  };
  await until(async () => (await newest()) !== undefined);
  const event = (await newest())!;
  for (const { clock } of [first, second]) clock.set(event.opensAt);
  given(await asking(first).placeCrashSlip('eva', event.name, { auto: 101 }));
  for (const { clock } of [first, second]) clock.set(event.drawsAt);
  await until(async () => (await second.crash.byHand.flightOf(event.eventId)) !== undefined);
  const flight = (await second.crash.byHand.flightOf(event.eventId))!;
  await first.crash.stop();
  second.crash.start();
  second.clock.set(flight.endsAt + 10_000);
  await until(async () => (await second.wagering.eventOf(event.eventId))?.state === 'settled');
  await until(async () => (await newest())?.name !== event.name);
  const paid = flight.point >= 101 ? 101_000n : 0n;
  expect(await cashOf(second, 'eva')).toBe(900_000n + paid);
  expect((await newest())?.seq).toBe(event.seq + 1);
}, 60_000);
