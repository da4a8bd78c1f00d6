// Proves that issues are planned once and committed to before they open, that a draw waits for
// exactly its beacon value, that it is drawn once, and that a stranger can repeat it.
import {
  drawSeed,
  issueDraws,
  lottery as family,
  lotteryGames,
  dealtLotteryOf,
  commitment,
} from '@baize/engines';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { eventIdOf } from '../../wagering/index.ts';
import { ask, buildLottery, cashOf, stakeOn, type Built } from '../testing.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const hourMs = 3_600_000;

let database: Database;
let built: Built;
beforeEach(async () => {
  database = await freshDatabase();
  built = buildLottery(database);
  built.clock.set(at('2026-11-21T12:00:10'));
  await built.lottery.start();
});
afterEach(async () => {
  await built.lottery.stop();
  await built.close();
  await database.close();
});

const plan = (...games: string[]) =>
  built.lottery.byHand.planAhead(games.length > 0 ? games : [minute]);
const draw = () => built.lottery.byHand.drawDue();
const eventOf = async (gameCode: string, name: string) =>
  (await built.wagering.eventOf(eventIdOf({ gameCode, name })))!;
const minute = 'SSC_1M';
const current = async (gameCode = minute) => {
  const { current: issue } = given(await ask(built).getLotteryClock({ gameCode }));
  return issue!;
};

test('issues are planned two days ahead, once for any number of processes', async () => {
  const other = buildLottery(database);
  other.clock.set(built.clock.now());
  await other.lottery.start();
  await Promise.all([plan(), other.lottery.byHand.planAhead([minute])]);
  const search = { gameCode: minute, states: ['planned'], count: 5000 } as const;
  const first = await built.wagering.eventsOf(search);
  expect(first).toHaveLength(2 * 1440);
  expect(first.at(-1)?.name).toBe('20261123-0720');
  for (const [place, event] of first.entries())
    if (place > 0) expect(event.opensAt).toBe(first[place - 1]?.closesAt);
  await plan();
  expect(await built.wagering.eventsOf(search)).toHaveLength(2 * 1440);
  built.clock.advance(hourMs);
  await plan();
  const later = await built.wagering.eventsOf(search);
  expect(later).toHaveLength(2 * 1440 + 60);
  expect(later.slice(0, 2880)).toEqual(first);
  await other.lottery.stop();
  await other.close();
});

test('each day has its seed, committed to before its first issue opens', async () => {
  await plan();
  const [today, tomorrow] = [
    await eventOf(minute, '20261121-0800'),
    await eventOf(minute, '20261122-0001'),
  ];
  expect(today.commitment).not.toBe(tomorrow.commitment);
  for (const { issue, event } of [
    { issue: '20261121-0800', event: today },
    { issue: '20261122-0001', event: tomorrow },
  ]) {
    const proof = given(await ask(built).getLotteryDraw({ gameCode: minute, issue }));
    expect(proof).toMatchObject({
      commitment: event.commitment,
      serverSeed: null,
      numbers: null,
      beacon: 'house',
      beaconChain: built.beacon.chainOf(event.beaconRound!),
      randomness: null,
    });
    // The round is made after the issue closes, and is named before it opens.
    expect(built.beacon.momentOf(proof.beaconRound!)).toBeGreaterThan(event.closesAt);
    expect(built.beacon.momentOf(proof.beaconRound!)).toBeLessThanOrEqual(event.drawsAt);
  }
});

test('the lobby shows what is open and what comes next, the same answer for a moment', async () => {
  await plan();
  const lobby = given(await ask(built).getLotteryLobby({}));
  expect(lobby.games.map(({ gameCode }) => gameCode).toSorted()).toEqual(
    lotteryGames.map(({ code }) => code).toSorted(),
  );
  expect(lobby.games.find(({ gameCode }) => gameCode === minute)).toMatchObject({
    modes: ['Lott', 'Elott'],
    current: { issue: '20261121-0721', state: 'open', closesAt: at('2026-11-21T12:00:55') },
    next: { issue: '20261121-0722', state: 'scheduled' },
    last: null,
  });
  built.clock.advance(400);
  expect(await ask(built).getLotteryLobby({})).toBe(lobby);
  built.clock.advance(100);
  expect(await ask(built).getLotteryLobby({})).not.toBe(lobby);
});

test('a draw is on time, announced at once, and settles its slips', async () => {
  await plan();
  const { issue } = await current();
  const eventId = eventIdOf({ gameCode: minute, name: issue });
  await built.fund('ana', '1000');
  const text = '0,1,2,3,4|0,1,2,3,4|0,1,2,3,4';
  await stakeOn(built, 'ana', eventId, { bet: '3X_DIRECT_BACK', text });
  expect((await draw()).drawn).toEqual([]);
  built.clock.set(at('2026-11-21T12:01:00'));
  const { drawn } = await draw();
  const mine = drawn.find((event) => event.gameCode === minute)!;
  expect(mine).toMatchObject({ name: issue, resultVersion: 1, resultAt: built.clock.now() });
  expect(built.news).toContainEqual({
    event: 'lottery-drawn',
    payload: { gameCode: minute, issue, numbers: mine.result, version: 1 },
  });
  expect((await draw()).drawn).toEqual([]);
  await built.lottery.byHand.settleDue();
  expect((await eventOf(minute, issue)).state).toBe('settled');
  // 125 units of 2.00, of which one wins when all three digits are below five.
  const isWon = mine.result!.slice(2).every((digit) => digit < 5);
  expect(await cashOf(built, 'ana')).toBe(isWon ? 27_060_000n : 7_500_000n);
});

// @proves R81 R89
test('anyone can repeat the draw once the seed is revealed', async () => {
  const five = 'SSC_5M';
  await plan(five);
  built.clock.set(at('2026-11-21T12:05:00'));
  await draw();
  const issue = '20261121-0145';
  const before = given(await ask(built).getLotteryDraw({ gameCode: five, issue }));
  expect(before.serverSeed).toBeNull();
  expect(before.randomness).toMatch(/^[0-9a-f]{64}$/);
  // The rest of the day, whose last draw is at midnight.
  built.clock.set(at('2026-11-22T00:00:00'));
  for (let turn = 0; turn < 100 && (await draw()).drawn.length > 0; turn += 1);
  const proof = given(await ask(built).getLotteryDraw({ gameCode: five, issue }));
  expect(commitment(proof.serverSeed!)).toBe(proof.commitment);
  const redrawn = (change: Partial<typeof proof>) => {
    const { serverSeed, beaconRound, randomness, issue: name } = { ...proof, ...change };
    const seed = drawSeed({
      serverSeed: serverSeed!,
      issue: name,
      beaconRound: beaconRound!,
      randomnessHex: randomness!,
    });
    return family.draw(dealtLotteryOf(five)!, issueDraws({ seed, issue: name }));
  };
  expect(redrawn({})).toEqual(proof.numbers);
  const other = 'ab'.repeat(32);
  expect(redrawn({ serverSeed: other })).not.toEqual(proof.numbers);
  expect(redrawn({ randomness: other })).not.toEqual(proof.numbers);
  expect(redrawn({ beaconRound: proof.beaconRound! + 1 })).not.toEqual(proof.numbers);
  expect(redrawn({ issue: '20261121-0146' })).not.toEqual(proof.numbers);
  expect(commitment(other)).not.toBe(proof.commitment);
});

test('a late beacon delays the draw, and the value that was named decides it', async () => {
  await plan();
  const { issue } = await current();
  const event = await eventOf(minute, issue);
  built.held.set(event.beaconRound!, 60_000);
  built.clock.set(event.drawsAt + 31_000);
  const { drawn, waiting } = await draw();
  expect(drawn.map(({ name }) => name)).not.toContain(issue);
  expect(waiting.map(({ eventId }) => eventId)).toContain(event.eventId);
  const pending = given(await ask(built).getLotteryDraw({ gameCode: minute, issue }));
  expect(pending.state).toBe('pending-result');
  built.clock.set(built.beacon.momentOf(event.beaconRound!) + 60_000);
  await draw();
  const value = await built.beacon.valueOf(event.beaconRound!);
  expect(await eventOf(minute, issue)).toMatchObject({
    randomness: value.ok && value.value.randomness,
    resultVersion: 1,
  });
});

test('nothing is drawn while the beacon is withheld, and no other value is used', async () => {
  await plan();
  const { issue } = await current();
  built.withheld.all = true;
  built.clock.advance(hourMs / 2);
  expect((await draw()).drawn.filter(({ drawnBy }) => drawnBy === 'us')).toEqual([]);
  expect(await eventOf(minute, issue)).toMatchObject({ state: 'planned', result: null });
  built.withheld.all = false;
  for (let turn = 0; turn < 60 && (await draw()).drawn.length > 0; turn += 1);
  expect(await eventOf(minute, issue)).toMatchObject({ state: 'drawn', resultVersion: 1 });
});

test('two processes draw an issue once', async () => {
  await plan();
  const other = buildLottery(database);
  built.clock.set(at('2026-11-21T12:03:00'));
  other.clock.set(built.clock.now());
  await other.lottery.start();
  const both = await Promise.all([draw(), other.lottery.byHand.drawDue()]);
  const drawn = both.flatMap((one) => one.drawn.map(({ eventId }) => eventId));
  expect(drawn.length).toBeGreaterThan(0);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const eventId of drawn) expect(await built.wagering.resultsOf(eventId)).toHaveLength(1);
  await other.lottery.stop();
  await other.close();
});

test('results are listed newest first, by day, and a game that is unknown is refused', async () => {
  await plan();
  built.clock.set(at('2026-11-21T12:03:00'));
  await draw();
  built.clock.set(at('2026-11-21T12:04:00'));
  const day = '2026-11-21';
  const page = given(await ask(built).listLotteryDraws({ gameCode: minute, day, pageSize: 3 }));
  expect(page.total).toBe(4);
  expect(page.list.map(({ issue, state }) => [issue.slice(-4), state])).toEqual([
    ['0724', 'closed'],
    ['0723', 'drawn'],
    ['0722', 'drawn'],
  ]);
  const none = { list: [], total: 0 };
  for (const other of ['2026-11-20', '2026-02-30', 'yesterday'])
    expect(await ask(built).listLotteryDraws({ gameCode: minute, day: other })).toEqual(none);
  expect(await ask(built).listLotteryDraws({ gameCode: 'NO' })).toEqual({
    refused: 'game-unknown',
  });
  expect(await ask(built).getLotteryDraw({ gameCode: minute, issue: 'x' })).toEqual({
    refused: 'issue-unknown',
  });
});

test('issues that still take slips are listed, the open one first', async () => {
  await plan();
  const { list } = given(await ask(built).listLotteryIssues({ gameCode: minute, count: 3 }));
  expect(list.map(({ issue, state }) => [issue.slice(-4), state])).toEqual([
    ['0721', 'open'],
    ['0722', 'scheduled'],
    ['0723', 'scheduled'],
  ]);
});

test('an issue that opened is told once', async () => {
  await plan();
  built.lottery.byHand.tellOpened();
  built.news.length = 0;
  built.clock.set(at('2026-11-21T12:00:55'));
  built.lottery.byHand.tellOpened();
  built.lottery.byHand.tellOpened();
  const told = built.news.filter(
    (one) => one.event === 'lottery-issue' && one.payload.gameCode === minute,
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.payload).toMatchObject({
    issue: '20261121-0722',
    closesAt: at('2026-11-21T12:01:55'),
  });
});

test('a shortened day reveals its seed once its new last issue is drawn', async () => {
  await plan();
  await built.fund('ivo', '100');
  // Stays though the new schedule has no such issue: it is the last of the day then.
  const staked = eventIdOf({ gameCode: minute, name: '20261122-0190' });
  await stakeOn(built, 'ivo', staked);
  const { seedId } = (await built.wagering.eventOf(staked))!;
  const seedNow = async () => (await built.wagering.seedOfDraw(seedId ?? ''))?.serverSeed;
  const { schedule } = given(await ask(built).getLotterySettings({ gameCode: minute }));
  const sessions = [{ firstDraw: 3600, lastDraw: 7200, everySeconds: 3600 }];
  given(
    await ask(built).changeLotterySchedule({
      gameCode: minute,
      schedule: { ...schedule, sessions },
    }),
  );
  for (const time of ['00:30', '01:00', '02:00']) {
    built.clock.set(at(`2026-11-22T${time}:30`));
    await draw();
    await built.lottery.byHand.revealSeeds();
    expect(await seedNow()).toBeNull();
  }
  built.clock.set(at('2026-11-22T03:10:30'));
  await draw();
  expect((await built.wagering.eventOf(staked))?.state).toBe('drawn');
  await built.lottery.byHand.revealSeeds();
  expect(await seedNow()).toMatch(/^[0-9a-f]{64}$/);
  const search = { gameCode: minute, states: ['planned'], count: 5000 } as const;
  const left = await built.wagering.eventsOf(search);
  expect(left.filter(({ day }) => day === '2026-11-22')).toEqual([]);
});

test('a day whose issues were all cancelled reveals its seed when it is over', async () => {
  await plan();
  const last = await eventOf(minute, '20261121-1440');
  const seedNow = async () => (await built.wagering.seedOfDraw(last.seedId ?? ''))?.serverSeed;
  const search = { gameCode: minute, states: ['planned'], drawsTo: last.drawsAt } as const;
  for (const { eventId } of await built.wagering.eventsOf({ ...search, count: 2000 }))
    await built.wagering.voidEvent(eventId);
  await built.lottery.byHand.revealSeeds();
  expect(await seedNow()).toBeNull();
  built.clock.set(last.drawsAt);
  await built.lottery.byHand.revealSeeds();
  expect(await seedNow()).toMatch(/^[0-9a-f]{64}$/);
});
