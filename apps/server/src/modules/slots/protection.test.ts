// Proves the strict profile of slots: pace, stakes by age, one slot at a time, no automatic play;
// and that players find all of their rounds again, also interrupted ones.
import { isRefusal, policies } from '@baize/contract';
import { slotGameOf, openSeed, playRound, type SlotEvent } from '@baize/engines';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { GameCaller } from '../../platform/call/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildWagering, playerCaller, units } from '../wagering/testing.ts';
import { buildSlots, gameCode } from './testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
let slots: ReturnType<typeof buildSlots>;
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database);
});
beforeEach(() => {
  slots = buildSlots(built);
  built.clock.advance(60_000);
});
afterAll(async () => {
  await built.close();
  await database.close();
});

/** The policies of the strict profile hold from now on. */
function beStrict() {
  const values = Object.entries(policies).map(([name, fact]) => [name, fact.strict]);
  Object.assign(slots.policy, Object.fromEntries(values));
}

const caller = (player: string, more: Partial<GameCaller> = {}): GameCaller => ({
  kind: 'game',
  player: playerCaller(player),
  gameCode,
  opening: 'first',
  ...more,
});
const getSlot = (by: GameCaller) =>
  slots.actions.getSlot(callOf(by, { gameCode: by.gameCode }, built.clock.now()));
const listRounds = (by: GameCaller, more: object = {}) =>
  slots.actions.listRounds(callOf(by, { gameCode: by.gameCode, ...more }, built.clock.now()));
const spin = (by: GameCaller, intent: string, stake = '1.00') =>
  slots.actions.spin(callOf(by, { gameCode: by.gameCode, stake }, built.clock.now(), { intent }));
const cash = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;

// @proves R68
test('in the strict profile a round takes two and a half seconds at least', async () => {
  beStrict();
  slots.open('first');
  await built.fund('ann', '100');
  given(await spin(caller('ann'), 'click-0001'));
  built.clock.advance(2499);
  expect(await spin(caller('ann'), 'click-0002')).toMatchObject({ refused: 'too-many-requests' });
  built.clock.advance(1);
  given(await spin(caller('ann'), 'click-0002'));
});

// @proves R69 R72
test('the strict profile has neither autoplay nor turbo', async () => {
  await built.fund('bob', '100');
  expect(given(await getSlot(caller('bob')))).toMatchObject({
    autoplayAllowed: true,
    turboAllowed: true,
  });
  beStrict();
  expect(given(await getSlot(caller('bob')))).toMatchObject({
    autoplayAllowed: false,
    turboAllowed: false,
    spinIntervalMs: 2500,
  });
});

// @proves R73
test('stakes above the maximum of the player’s age are neither offered nor accepted', async () => {
  beStrict();
  slots.open('first');
  await built.fund('cat', '100');
  for (const [age, most, above] of [
    [30, '5.00', '10.00'],
    [24, '2.00', '3.00'],
    [undefined, '2.00', '3.00'],
  ] as const) {
    slots.grow(age);
    const { stakes, stakeDefault } = given(await getSlot(caller('cat')));
    expect([stakes.at(-1), stakeDefault]).toEqual([most, '1.00']);
    expect(await spin(caller('cat'), 'click-0001', above)).toEqual({
      refused: 'stake-not-offered',
    });
  }
  expect(await cash('cat')).toBe(units('100'));
  const before = given(await spin(caller('cat'), 'click-0001', '2.00'));
  // What was taken while it was allowed is told again, whatever is allowed by now.
  slots.policy.slotStakeMaximum = '1';
  built.clock.advance(5000);
  expect(given(await spin(caller('cat'), 'click-0001', '2.00'))).toEqual(before);
  expect(await spin(caller('cat'), 'click-0002', '2.00')).toEqual({ refused: 'stake-not-offered' });
});

test('a game without an allowed stake is off; a lower default stake is offered', async () => {
  slots.policy.slotStakeMaximum = '0.50';
  expect(given(await getSlot(caller('dan'))).stakeDefault).toBe('0.40');
  slots.policy.slotStakeMaximum = '0.05';
  expect(await getSlot(caller('dan'))).toEqual({ refused: 'game-off' });
});

// @proves R71
test('with one slot at a time the previous slot refuses stakes', async () => {
  slots.policy.oneSlotAtOnce = true;
  await built.fund('eve', '100');
  const [older, newer] = [caller('eve'), caller('eve', { opening: 'second' })];
  slots.open('first');
  const before = given(await spin(older, 'click-0001'));
  slots.open('second');
  built.clock.advance(5000);
  const held = await cash('eve');
  expect(await spin(older, 'click-0002')).toEqual({ refused: 'game-open-elsewhere' });
  expect(given(await spin(older, 'click-0001'))).toEqual(before);
  expect(await cash('eve')).toBe(held);
  given(await spin(newer, 'click-0003'));
  slots.policy.oneSlotAtOnce = false;
  built.clock.advance(5000);
  given(await spin(older, 'click-0004'));
});

// @proves R77
test('a recalled round has balances before and after, stake and payout', async () => {
  await built.fund('fay', '100');
  const first = given(await spin(caller('fay'), 'click-0001', '2.00'));
  built.clock.advance(5000);
  const second = given(await spin(caller('fay'), 'click-0002'));
  const { list, total } = given(await listRounds(caller('fay')));
  expect(total).toBe(2);
  expect(list.map(({ roundId }) => roundId)).toEqual([second.roundId, first.roundId]);
  expect(list[1]).toEqual({
    ...first,
    state: 'settled',
    openedAt: first.settledAt,
    balanceBefore: '100.00',
    finishedLater: false,
  });
  expect(list[0]?.balanceBefore).toBe(first.balance);
  expect(given(await listRounds(caller('fay'), { pageNo: 2, pageSize: 1 })).list).toEqual([
    list[1],
  ]);
  expect(given(await listRounds(caller('nobody'))).list).toEqual([]);
  expect(
    await slots.actions.listRounds(
      callOf(caller('fay'), { gameCode: 'monsoon-243' }, built.clock.now()),
    ),
  ).toEqual({ refused: 'game-unknown' });
});

// @proves R77
test('interrupted and void rounds are marked in the recall', async () => {
  await built.fund('gil', '100');
  const game = { family: 'slots', gameCode, bet: '' };
  const asked = { player: playerCaller('gil'), ...game, stake: units('1'), paceMs: 0 };
  const now = built.clock.now();
  const more = { ...asked, intent: 'click-0001', gameVersion: 'a-version-of-last-year', now };
  const opened = await built.wagering.openRound(more);
  if (isRefusal(opened)) throw new Error(opened.refused);
  expect(given(await listRounds(caller('gil'))).list[0]).toMatchObject({
    state: 'open',
    stake: '1.00',
    events: [],
  });
  await built.wagering.voidRound(opened.round, 'rules-gone');
  expect(given(await listRounds(caller('gil'))).list[0]).toMatchObject({
    state: 'void',
    payout: '0.00',
    balanceBefore: '100.00',
    balance: '100.00',
  });
});

// @proves R77
test('a round that won a jackpot is recalled with it', async () => {
  await built.fund('ivy', '100');
  const by = caller('ivy');
  const game = { family: 'slots', gameCode, gameVersion: 'now', bet: '' };
  const asked = { player: by.player, ...game, stake: units('1'), paceMs: 0 };
  const now = built.clock.now();
  const opened = await built.wagering.openRound({ ...asked, intent: 'click-0001', now });
  if (isRefusal(opened)) throw new Error(opened.refused);
  const won = [{ tier: 'mini', prize: '200.01', number: 3 }];
  const outcome = { events: [], jackpot: { won } };
  const { round } = opened;
  await built.wagering.settleRound({ round, payout: units('200.01'), draws: [], outcome });
  expect(given(await listRounds(by)).list[0]).toMatchObject({
    payout: '200.01',
    jackpots: [{ tier: 'mini', prize: '200.01' }],
  });
});

// @proves R77
test('a round of more than fifty bonus events is recalled with every one of them', async () => {
  const events = longFeature();
  await built.fund('hal', '100');
  const by = caller('hal', { gameCode: 'jade-tumble' });
  const opened = await built.wagering.openRound({
    player: by.player,
    intent: 'click-0001',
    gameCode: by.gameCode,
    gameVersion: 'now',
    family: 'slots',
    bet: '',
    stake: units('1'),
    now: built.clock.now(),
    paceMs: 0,
  });
  if (isRefusal(opened)) throw new Error(opened.refused);
  const { round } = opened;
  await built.wagering.settleRound({ round, payout: 0n, draws: [], outcome: { events } });
  const [recalled] = given(await listRounds(by)).list;
  expect(recalled?.events).toEqual(JSON.parse(JSON.stringify(events)));
});

/** The events of a round whose free spins bring more than fifty of them. */
function longFeature(): readonly SlotEvent[] {
  const game = slotGameOf('jade-tumble')?.definition ?? expect.fail('the game is in the registry');
  const seed = openSeed('a'.repeat(64));
  for (let nonce = 1; nonce < 20_000; nonce += 1) {
    const draws = seed.draws({ clientSeed: 'recall', nonce });
    const { events } = playRound({ game, stake: 10_000n, draws });
    const from = events.findIndex(({ kind }) => kind === 'free-spins-awarded');
    if (from >= 0 && events.length - from > 50) return events;
  }
  return expect.fail('no round was long enough');
}
