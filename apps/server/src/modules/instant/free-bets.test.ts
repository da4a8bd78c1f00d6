// A free bet in the small games: its player wins the payout without the stake, the receipt gives
// the round again, and a hand that is left before its first step gives the bet back.
import { instant as family, instantGameOf } from '@baize/engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { GameCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildWagering, mustBalance, playerCaller, units } from '../wagering/testing.ts';
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
  await mustBalance(database);
  await built.close();
  await database.close();
});

const dayMs = 86_400_000;
const give = (playerId: string, gameCode: string, more: object = {}) =>
  database.transaction((tx) =>
    built.wagering.giveFreeRounds(tx, {
      id: `bet-${playerId}`,
      kind: 'bet',
      playerId,
      currency: 'PHP',
      gameCode,
      stake: units('50'),
      given: 1,
      pays: 'cash',
      givenAt: built.clock.now(),
      expiresAt: built.clock.now() + 7 * dayMs,
      ...more,
    }),
  );

const caller = (player: string, gameCode: string): GameCaller => ({
  kind: 'game',
  player: playerCaller(player),
  gameCode,
  opening: 'first',
});
const calling = <I extends { gameCode: string }>(player: string, input: I, intent?: string) =>
  callOf(caller(player, input.gameCode), input, built.clock.now(), intent ? { intent } : {});

type Choice = Parameters<typeof instant.actions.playInstant>[0]['input']['choice'];
const usual: Readonly<Record<string, Choice>> = {
  dice: { side: 'under', chance: 5000 },
  coin: { side: 'heads', flips: 1 },
  wheel: { segments: 20, risk: 'low' },
  plinko: { rows: 8, risk: 'low' },
  mines: { mines: 3 },
  hilo: {},
};
const play = (player: string, gameCode: string, intent: string, more: object = {}) => {
  const choice = usual[gameCode] ?? {};
  const input = { gameCode, stake: '50.00', choice, freeBetId: `bet-${player}`, ...more };
  return instant.actions.playInstant(calling(player, input, intent));
};
const betsOf = async (player: string, gameCode: string) =>
  given(await instant.actions.getInstant(calling(player, { gameCode }))).freeBets;
const cash = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;

test.each(['dice', 'coin', 'wheel', 'plinko'])(
  '%s pays a free bet without its stake, whatever was drawn',
  async (gameCode) => {
    const game = instantGameOf(gameCode) ?? expect.fail('a game');
    const seen = new Set<string>();
    // Seeds are random: a game that wins often needs more turns than twelve to lose once.
    for (let turn = 0; turn < 12 || (seen.size < 2 && turn < 400); turn += 1) {
      built.clock.advance(60_000);
      const player = `${gameCode}-${turn}`;
      await give(player, gameCode);
      expect(await betsOf(player, gameCode)).toMatchObject([{ amount: '50.00', gameCode }]);
      const round = given(await play(player, gameCode, 'click-1'));
      const kept = (await built.wagering.roundOf(player, round.roundId)) ?? expect.fail('a round');
      const draws = (await built.wagering.seedOf(kept)).draws(built.wagering.drawnFrom(kept));
      const { choice } = round.outcome as { choice: Choice };
      const asked = { bet: '', stake: units('50'), draws, choice };
      const again = family.play(game, asked) ?? expect.fail('the round again');
      // The receipt keeps what the game paid; the player has it without the stake.
      expect(kept.payout).toBe(again.payout);
      const won = again.payout > units('50') ? again.payout - units('50') : 0n;
      expect(units(round.payout)).toBe(won);
      expect(await cash(player)).toBe(won);
      expect(round.free).toEqual({ pays: 'cash' });
      expect(await betsOf(player, gameCode)).toEqual([]);
      seen.add(won > 0n ? 'won' : 'lost');
    }
    expect(seen.size).toBe(2);
  },
);

test('a free bet is used by its player alone, once, and one click is one round', async () => {
  await give('ann', 'dice');
  await built.fund('bob', '100');
  const refused = { refused: 'free-bet-unknown' };
  expect(await play('bob', 'dice', 'click-1', { freeBetId: 'bet-ann' })).toEqual(refused);
  expect(await cash('bob')).toBe(units('100'));
  const sent = await Promise.all(Array.from({ length: 10 }, () => play('ann', 'dice', 'click-1')));
  expect(new Set(sent.map((one) => given(one).roundId)).size).toBe(1);
  built.clock.advance(60_000);
  expect(await play('ann', 'dice', 'click-2')).toEqual(refused);
  await give('cat', 'coin');
  expect(await play('cat', 'dice', 'click-1')).toEqual(refused);
});

test('a cash-out of a hand is worth its payout without the stake', async () => {
  await give('eva', 'mines');
  const { roundId, ...hand } = given(await play('eva', 'mines', 'click-1'));
  expect(hand).toMatchObject({ state: 'open', worth: null, free: { pays: 'cash' } });
  const kept = (await built.wagering.roundOf('eva', roundId)) ?? expect.fail('a round');
  const draws = (await built.wagering.seedOf(kept)).draws(built.wagering.drawnFrom(kept));
  const mined = draws.pick(3, 25);
  const step = [0, 1, 2, 3].find((field) => !mined.includes(field)) ?? expect.fail('a field');
  const { stepInstant, cashOutInstant } = instant.actions;
  const named = { gameCode: 'mines', roundId };
  // One safe field pays 1.125 times the stake: 56.25.
  const after = given(await stepInstant(calling('eva', { ...named, number: 1, step })));
  expect(after).toMatchObject({ state: 'open', worth: '6.2500' });
  const out = given(await cashOutInstant(calling('eva', { ...named, number: 2 })));
  expect(out).toMatchObject({ state: 'settled', payout: '6.2500' });
  expect((await built.wagering.roundOf('eva', roundId))?.payout).toBe(units('56.25'));
  expect(await cash('eva')).toBe(units('6.25'));
});

test('a hand left before its first step gives the bet back and tells its player', async () => {
  await give('fay', 'mines');
  const { roundId } = given(await play('fay', 'mines', 'click-1'));
  built.clock.advance(25 * 3_600_000);
  await instant.endLeftHands();
  expect(await built.wagering.roundOf('fay', roundId)).toMatchObject({ state: 'void' });
  expect(await cash('fay')).toBe(0n);
  expect(await betsOf('fay', 'mines')).toMatchObject([{ freeBetId: 'bet-fay' }]);
  const told = instant.told.find(({ topic }) => topic === 'player:fay');
  expect(told?.payload).toMatchObject({ end: 'free-bet-back', amount: '50.00' });
});
