// Proves that a player hears what an issue came to, once for each version of its result, with the
// balance it left; and gets an inbox message when a result is corrected or an issue cancelled.
import { createLive, type Live } from '@baize/client';
import { depositSettled } from '@baize/ledger';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callOf, given } from '../src/platform/call/testing.ts';
import { eventIdOf, planAt, playerCaller, slipOn } from '../src/modules/wagering/testing.ts';
import { openDoor, type Door } from './door/people.ts';
import {
  buildServer,
  fakeClock,
  freshDatabase,
  type BuiltServer,
  type Database,
  type FakeClock,
} from './index.ts';

let database: Database;
let built: BuiltServer;
let door: Door;
let clock: FakeClock;
let line: Live;

const gameCode = 'LF_3D';
const heard: (readonly [event: string, payload: object])[] = [];
let wake: () => void = () => undefined;

beforeAll(async () => {
  database = await freshDatabase();
  clock = fakeClock();
  built = await buildServer({ database, clock });
  door = await openDoor(built);
  const deposit = { depositId: 'live', playerId: door.memberId, currency: 'PHP' };
  await built.server.ledger.post(depositSettled({ ...deposit, amount: 1_000_000n }));
  line = createLive({
    url: `${built.siteUrl.replace(/^http/u, 'ws')}/live`,
    token: () => door.tokens.member,
    pauseMsMax: 50,
  });
  for (const event of ['lottery-settled', 'balance-moved', 'inbox-changed'] as const)
    line.on(event, (payload) => {
      heard.push([event, payload]);
      wake();
    });
  await new Promise<void>((resolve) => line.onState((state) => state === 'open' && resolve()));
});
beforeEach(() => void heard.splice(0));
afterAll(async () => {
  line.close();
  door.close();
  await built.close();
  await database.close();
});

/** Waits until so much was heard. */
const until = (count: number) =>
  new Promise<void>((resolve) => {
    wake = () => heard.length >= count && resolve();
    wake();
  });

let issues = 0;
/** An issue with a slip on 1 at the first place, for 2.00, which wins 19.56. */
async function staked() {
  const { wagering } = built.server.modules;
  issues += 1;
  const name = `2026${String(900 + issues)}`;
  const plan = planAt(clock.now(), { gameCode, name, drawnBy: 'outside', seq: issues });
  await wagering.planEvents([plan]);
  const eventId = eventIdOf(plan);
  const placed = await wagering.placeSlips({
    player: { ...playerCaller(door.memberId), since: clock.now() },
    intent: name,
    slips: [slipOn(eventId, { bet: '1X_POS', text: '1|-|-' })],
    now: clock.now(),
    mayBeScheduled: false,
    exposureMax: null,
    detail: null,
  });
  given(placed);
  return { eventId, name };
}

async function result(eventId: string, numbers: readonly number[], version = 1) {
  clock.advance(60_000);
  const people = { enteredBy: 'ana', confirmedBy: 'ben', reason: 'official' };
  const asked = { eventId, result: numbers, version, now: clock.now(), ...people };
  given((await built.server.modules.wagering.setResult(asked)) as object);
  await built.server.modules.lottery.byHand.settleDue();
}

async function inbox(locale: string) {
  const call = callOf(playerCaller(door.memberId), {}, clock.now(), { locale });
  const { list } = given(await built.server.modules.notices.actions.listInbox(call));
  return list.map(({ title, content }) => `${title} ${content}`);
}

test('a player hears what an issue came to, and the balance it left', async () => {
  const { eventId, name } = await staked();
  await result(eventId, [1, 0, 7]);
  await until(2);
  expect(heard).toEqual([
    [
      'balance-moved',
      { currency: 'PHP', balance: '117.56', moved: '19.56', event: 'round-settled' },
    ],
    [
      'lottery-settled',
      { game: gameCode, issue: name, stake: '2.0000', payout: '19.56', version: 1 },
    ],
  ]);
});

test('a corrected result is heard with its version, and noted in the inbox once', async () => {
  const { eventId, name } = await staked();
  await result(eventId, [1, 0, 7]);
  await until(2);
  await result(eventId, [2, 0, 7], 2);
  await until(5);
  const told = heard.filter(([event]) => event === 'lottery-settled').map(([, of]) => of);
  expect(told).toMatchObject([
    { issue: name, payout: '19.56', version: 1 },
    { issue: name, payout: '0.00', version: 2 },
  ]);
  expect(heard).toContainEqual(['balance-moved', expect.objectContaining({ moved: '-19.56' })]);
  await built.server.platform.outbox.drain();
  expect((await inbox('en')).filter((text) => text.includes(name))).toEqual([
    expect.stringContaining('result corrected'),
  ]);
  expect((await inbox('id')).join()).toContain('hasil diperbaiki');
});

test('a cancelled issue is heard with version 0, and noted in the inbox', async () => {
  const { eventId, name } = await staked();
  given((await built.server.modules.wagering.voidEvent(eventId)) as object);
  await until(3);
  expect(heard).toContainEqual([
    'lottery-settled',
    { game: gameCode, issue: name, stake: '2.0000', payout: '0.00', version: 0 },
  ]);
  expect(heard).toContainEqual([
    'balance-moved',
    expect.objectContaining({ moved: '2.00', event: 'stake-voided' }),
  ]);
  await built.server.platform.outbox.drain();
  expect((await inbox('en')).filter((text) => text.includes(name))).toEqual([
    expect.stringContaining('draw cancelled'),
  ]);
});
