// Proves that steps of a hand are made once and in order, that of two that come at once one wins,
// that a crash in between replays, and that a left hand is ended by the house and its player told.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { GameCaller } from '../../platform/call/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildWagering, playerCaller, units } from '../wagering/testing.ts';
import { addStep } from './store/steps.ts';
import { buildInstant } from './testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
let instant: ReturnType<typeof buildInstant>;
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database);
  instant = buildInstant(database, built);
});
afterAll(async () => {
  await built.close();
  await database.close();
});
beforeEach(() => built.clock.advance(60_000));

const caller = (player: string, gameCode = 'mines', currency = 'PHP'): GameCaller => ({
  kind: 'game',
  player: playerCaller(player, { currency, demo: currency === 'FUN' }),
  gameCode,
  opening: 'first',
});
const cash = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;
const get = (player: string, gameCode = 'mines') =>
  instant.actions.getInstant(callOf(caller(player, gameCode), { gameCode }, built.clock.now()));

async function begin(player: string, mines = 3) {
  await built.fund(player, '100');
  const input = { gameCode: 'mines', stake: '10.00', choice: { mines } };
  const call = callOf(caller(player), input, built.clock.now(), { intent: `begin-${player}` });
  return given(await instant.actions.playInstant(call));
}

interface Hand {
  readonly player: string;
  readonly roundId: string;
}
const step = ({ player, roundId }: Hand, number: number, made: number | string) =>
  instant.actions.stepInstant(
    callOf(caller(player), { gameCode: 'mines', roundId, number, step: made }, built.clock.now()),
  );
const cashOut = ({ player, roundId }: Hand, number: number) =>
  instant.actions.cashOutInstant(
    callOf(caller(player), { gameCode: 'mines', roundId, number }, built.clock.now()),
  );

/** Where the seed put the mines, as the house alone knows. */
async function fieldsOf({ player, roundId }: Hand, mines = 3) {
  const round = (await built.wagering.roundOf(player, roundId)) ?? expect.fail('a round');
  const draws = (await built.wagering.seedOf(round)).draws(built.wagering.drawnFrom(round));
  const mined = draws.pick(mines, 25);
  const safe = Array.from({ length: 25 }, (_, field) => field).filter((at) => !mined.includes(at));
  return { mined, safe };
}

async function beginKnown(player: string) {
  const { roundId } = await begin(player);
  const hand = { player, roundId };
  const { mined, safe } = await fieldsOf(hand);
  const [first = 0, second = 0] = safe;
  return { hand, first, second, mine: mined[0] ?? 0 };
}

// @proves L233
test('a mines hand opens field by field, shows no mine, and pays its worth', async () => {
  const { hand, first, second } = await beginKnown('ann');
  const opened = given(await step(hand, 1, first));
  expect(opened).toMatchObject({ state: 'open', steps: 1, worth: '11.2500', balance: '90.00' });
  expect(JSON.stringify(opened)).not.toContain('mined');
  given(await step(hand, 2, second));
  const ended = given(await cashOut(hand, 3));
  expect(ended).toMatchObject({
    state: 'settled',
    payout: '12.8570',
    worth: null,
    steps: 3,
    outcome: { end: 'cashed', opened: [first, second], multiplier: '1.2857' },
  });
  expect(ended.outcome).toHaveProperty('mined');
  expect(await cash('ann')).toBe(units('102.857'));
});

// @proves L233
test('a mine ends the hand with nothing', async () => {
  const { hand, first, mine } = await beginKnown('bob');
  given(await step(hand, 1, first));
  const bust = given(await step(hand, 2, mine));
  expect(bust).toMatchObject({ state: 'settled', payout: '0.0000', outcome: { end: 'bust' } });
  expect(await cash('bob')).toBe(units('90'));
  expect(await cashOut(hand, 3)).toEqual({ refused: 'hand-over' });
  expect(await step(hand, 3, first)).toEqual({ refused: 'hand-over' });
});

// @proves L236
test('a step that is sent twice is made once, also after the end', async () => {
  const { hand, first, second } = await beginKnown('cat');
  const one = given(await step(hand, 1, first));
  expect(given(await step(hand, 1, first))).toEqual(one);
  expect(await step(hand, 1, second)).toEqual({ refused: 'hand-moved-on' });
  expect(await step(hand, 3, second)).toEqual({ refused: 'hand-moved-on' });
  const ended = given(await cashOut(hand, 2));
  expect(given(await cashOut(hand, 2))).toEqual(ended);
  expect(given(await step(hand, 1, first))).toEqual(ended);
  expect(await cash('cat')).toBe(units('101.25'));
});

// @proves L236
test('of a simultaneous cash-out and step one is made and the other refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const player = `racer-${round}`;
    const { hand, first, second } = await beginKnown(player);
    given(await step(hand, 1, first));
    const both = await Promise.all([cashOut(hand, 2), step(hand, 2, second)]);
    const lost = both.filter(isRefusal);
    expect(lost).toHaveLength(1);
    expect(['hand-moved-on', 'hand-over']).toContain(lost[0]?.refused);
    const won = given(both.find((one) => !isRefusal(one)) ?? expect.fail('one of them is made'));
    expect(won.steps).toBe(2);
    const paid = won.state === 'settled' ? '101.25' : '90';
    expect(await cash(player)).toBe(units(paid));
  }
});

// @proves L236
test('the same step from two windows at once is one step', async () => {
  const { hand, first } = await beginKnown('dot');
  const both = await Promise.all([step(hand, 1, first), step(hand, 1, first)]);
  expect(both.map((one) => given(one).steps)).toEqual([1, 1]);
  const { rows } = await sql`select 1 from instant_step where round_id = ${hand.roundId}`.execute(
    database.kysely,
  );
  expect(rows).toHaveLength(1);
});

// @proves L236
test('after a crash between the cash-out and its payout the hand is paid once', async () => {
  const { hand, first } = await beginKnown('eli');
  given(await step(hand, 1, first));
  const made = { playerId: 'eli', roundId: hand.roundId, number: 2, step: 'cash-out' } as const;
  await addStep(database.kysely, { ...made, madeBy: 'player', now: built.clock.now() });
  expect(await cash('eli')).toBe(units('90'));
  const offer = given(await get('eli'));
  expect(offer).toMatchObject({ openRound: null, lastRound: { payout: '11.2500' } });
  expect(given(await cashOut(hand, 2))).toMatchObject({ state: 'settled', payout: '11.2500' });
  expect(await cash('eli')).toBe(units('101.25'));
});

// @proves L237
test('a hand of another player or another game is unknown', async () => {
  const { hand, first } = await beginKnown('fay');
  await built.fund('gus', '100');
  const thief = { player: 'gus', roundId: hand.roundId };
  expect(await step(thief, 1, first)).toEqual({ refused: 'round-unknown' });
  expect(await cashOut(thief, 1)).toEqual({ refused: 'round-unknown' });
  const elsewhere = { gameCode: 'hilo', roundId: hand.roundId, number: 1, step: 'higher' };
  const call = callOf(caller('fay', 'hilo'), elsewhere, built.clock.now());
  expect(await instant.actions.stepInstant(call)).toEqual({ refused: 'round-unknown' });
  expect(given(await get('fay')).openRound).toMatchObject({ steps: 0 });
});

test.each([
  ['a field outside', 25],
  ['a word of another game', 'higher'],
  ['a cash-out as a step', 'cash-out'],
  ['the word of the house', 'give-back'],
])('%s is no step', async (name, made) => {
  const player = `player-${name.length}`;
  const { roundId } = await begin(player);
  expect(await step({ player, roundId }, 1, made)).toEqual({ refused: 'step-not-allowed' });
  expect(await cashOut({ player, roundId }, 1)).toEqual({ refused: 'step-not-allowed' });
});

// @proves L238
test('an excluded player can cash out a hand but make no step', async () => {
  const { hand, first, second } = await beginKnown('hal');
  given(await step(hand, 1, first));
  const until = new Date(built.clock.now() + 86_400_000);
  await sql`update wagering_player set break_until = ${until}, is_excluded = true
    where player_id = 'hal'`.execute(database.kysely);
  expect(await step(hand, 2, second)).toMatchObject({ refused: 'self-excluded' });
  expect(given(await cashOut(hand, 2))).toMatchObject({ state: 'settled', payout: '11.2500' });
});

// @proves L239
test('a hand left for a day is cashed out by the house, and its player is told once', async () => {
  const { hand, first } = await beginKnown('ida');
  given(await step(hand, 1, first));
  built.clock.advance(23 * 3_600_000);
  await instant.endLeftHands();
  expect(given(await get('ida')).openRound).toMatchObject({ steps: 1 });
  built.clock.advance(2 * 3_600_000);
  await instant.endLeftHands();
  await instant.endLeftHands();
  expect(await cash('ida')).toBe(units('101.25'));
  const told = instant.told.filter(({ topic }) => topic === 'player:ida');
  expect(told).toEqual([
    {
      event: 'hand-ended',
      topic: 'player:ida',
      payload: { roundId: hand.roundId, gameCode: 'mines', end: 'cashed-out', amount: '11.25' },
    },
  ]);
  expect(given(await get('ida')).lastRound).toMatchObject({ finishedLater: true });
});

// @proves L239
test('a hand left before its first step is refunded', async () => {
  const { hand } = await beginKnown('jan');
  built.clock.advance(25 * 3_600_000);
  await instant.endLeftHands();
  expect(await cash('jan')).toBe(units('100'));
  expect(await built.wagering.roundOf('jan', hand.roundId)).toMatchObject({ state: 'void' });
  const told = instant.told.find(({ topic }) => topic === 'player:jan');
  expect(told?.payload).toMatchObject({ end: 'given-back', amount: '10.00' });
});

test('a hand under rules that were removed is refunded', async () => {
  const { hand, first } = await beginKnown('kim');
  const { roundId } = hand;
  await sql`update wagering_round set game_version = 'gone' where round_id = ${roundId}`.execute(
    database.kysely,
  );
  expect(await step(hand, 1, first)).toEqual({ refused: 'hand-over' });
  expect(await cash('kim')).toBe(units('100'));
});

test('old steps are deleted, except those of open hands', async () => {
  const { hand, first } = await beginKnown('leo');
  given(await step(hand, 1, first));
  await instant.forgetOld(built.clock.now() + 40 * 86_400_000);
  const { rows } = await sql<{ player: string }>`select player_id as player
    from instant_step`.execute(database.kysely);
  expect(rows.map(({ player }) => player)).toContain('leo');
  expect(rows.map(({ player }) => player)).not.toContain('ann');
});

/** The same player in the game as it was opened for play money. */
function trying(player: string) {
  const by = caller(player, 'mines', 'FUN');
  const asked = <I>(input: I, intent = 'trying') =>
    callOf(by, { gameCode: 'mines', ...input }, built.clock.now(), { intent });
  return {
    get: async () => given(await instant.actions.getInstant(asked({}))),
    begin: (intent: string) =>
      instant.actions.playInstant(asked({ stake: '10.00', choice: { mines: 3 } }, intent)),
    step: (hand: Hand, number: number, made: number) =>
      instant.actions.stepInstant(asked({ roundId: hand.roundId, number, step: made })),
    cashOut: (hand: Hand, number: number) =>
      instant.actions.cashOutInstant(asked({ roundId: hand.roundId, number })),
  };
}

// @proves L237
test('a hand in real money is not played where the game was opened for play money', async () => {
  const { hand, first, mine } = await beginKnown('mia');
  await built.fund('mia', '100', 'FUN');
  const forFun = trying('mia');
  expect((await forFun.get()).openRound).toBeNull();
  expect(await forFun.step(hand, 1, mine)).toEqual({ refused: 'round-unknown' });
  expect(await forFun.begin('begin-mia')).toEqual({ refused: 'idempotency-key-reused' });
  built.clock.advance(1000);
  const fun = given(await forFun.begin('fun-mia'));
  expect(fun).toMatchObject({ state: 'open', balance: '90.00' });
  expect((await forFun.get()).openRound).toMatchObject({ roundId: fun.roundId });
  expect(given(await get('mia')).openRound).toMatchObject({ roundId: hand.roundId, steps: 0 });
  expect(await cashOut({ player: 'mia', roundId: fun.roundId }, 1)).toEqual({
    refused: 'round-unknown',
  });
  given(await step(hand, 1, first));
  given(await cashOut(hand, 2));
  expect(await cash('mia')).toBe(units('101.25'));
});

test('the house sends no message about a hand in play money', async () => {
  await built.fund('nia', '100', 'FUN');
  const fun = given(await trying('nia').begin('fun-nia'));
  built.clock.advance(25 * 3_600_000);
  await instant.endLeftHands();
  expect(await built.wagering.roundOf('nia', fun.roundId)).toMatchObject({ state: 'void' });
  expect(instant.told.filter(({ topic }) => topic === 'player:nia')).toEqual([]);
});
