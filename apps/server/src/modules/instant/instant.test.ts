// Proves that one intent is one round of a small game, and that a choice, a game or a round that is
// not the player's is refused before anything moves.
import { instant as family, instantGameOf } from '@baize/engines';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { GameCaller } from '../../platform/call/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildWagering, playerCaller, units } from '../wagering/testing.ts';
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

type Choice = Parameters<typeof instant.actions.playInstant>[0]['input']['choice'];
interface Asked {
  readonly stake?: string;
  readonly choice?: Choice;
  readonly gameVersion?: string;
}

const caller = (player: string, gameCode: string): GameCaller => ({
  kind: 'game',
  player: playerCaller(player),
  gameCode,
  opening: 'first',
});
const usual: Readonly<Record<string, Choice>> = {
  dice: { side: 'under', chance: 5000 },
  coin: { side: 'heads', flips: 2 },
  wheel: { segments: 20, risk: 'medium' },
  plinko: { rows: 12, risk: 'low' },
  mines: { mines: 3 },
  hilo: {},
};
const play = (player: string, gameCode: string, intent: string, asked: Asked = {}) => {
  const { stake = '1.00', choice = usual[gameCode] ?? {}, ...more } = asked;
  const input = { gameCode, stake, choice, ...more };
  const by = caller(player, gameCode);
  return instant.actions.playInstant(callOf(by, input, built.clock.now(), { intent }));
};
const cash = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;
const roundOf = async (player: string, roundId: string) =>
  (await built.wagering.roundOf(player, roundId)) ?? expect.fail('a round');

// @proves L235
test.each(['dice', 'coin', 'wheel', 'plinko'])(
  '%s takes its stake, pays at once, and its receipt gives the round again',
  async (gameCode) => {
    await built.fund(gameCode, '100');
    const round = given(await play(gameCode, gameCode, 'click-0001', { stake: '5.00' }));
    expect(round).toMatchObject({ state: 'settled', stake: '5.00', worth: null, steps: 0 });
    expect(await cash(gameCode)).toBe(units('95') + units(round.payout));
    const kept = await roundOf(gameCode, round.roundId);
    const draws = (await built.wagering.seedOf(kept)).draws(built.wagering.drawnFrom(kept));
    const game = instantGameOf(gameCode) ?? expect.fail('a game');
    const { choice } = round.outcome as { choice: Choice };
    expect(choice).toEqual(usual[gameCode]);
    const again = family.play(game, { bet: '', stake: units('5'), draws, choice });
    expect(again).toEqual({ payout: units(round.payout), outcome: round.outcome });
    expect(kept.draws).toEqual(draws.recorded.map(({ range, value }) => [range, value]));
  },
);

// @proves L235
test('the same intent is the same round; another choice under it is refused', async () => {
  await built.fund('ann', '100');
  const first = given(await play('ann', 'dice', 'click-0001'));
  expect(given(await play('ann', 'dice', 'click-0001'))).toEqual(first);
  const other = { choice: { side: 'over', chance: 5000 } };
  expect(await play('ann', 'dice', 'click-0001', other)).toEqual({
    refused: 'idempotency-key-reused',
  });
  expect(await cash('ann')).toBe(units('99') + units(first.payout));
});

// @proves L232
test('refusals of a stake come in the order of the contract and move nothing', async () => {
  await built.fund('bob', '100');
  const wrongGame = callOf(
    caller('bob', 'coin'),
    { gameCode: 'dice', stake: '1.00', choice: usual['dice'] ?? {} },
    built.clock.now(),
    { intent: 'click-0001' },
  );
  expect(await instant.actions.playInstant(wrongGame)).toEqual({ refused: 'game-unknown' });
  for (const [code, asked, refused] of [
    ['no-such-game', {}, 'game-unknown'],
    ['golden-lotus-20', {}, 'game-unknown'],
    ['dice', { gameVersion: 'd'.repeat(64), stake: '0' }, 'rules-changed'],
    ['dice', { stake: '0', choice: {} }, 'stake-not-offered'],
    ['dice', { stake: '1.01' }, 'stake-not-offered'],
    ['dice', { choice: { side: 'under', chance: 1 } }, 'choice-not-allowed'],
    ['mines', { choice: { mines: 25 } }, 'choice-not-allowed'],
    ['hilo', { choice: { mines: 2 } }, 'choice-not-allowed'],
    ['coin', { choice: usual['dice'] ?? {} }, 'choice-not-allowed'],
  ] as const) {
    expect(await play('bob', code, 'click-0001', asked)).toEqual({ refused });
  }
  instant.unverify({ refused: 'game-unverified' });
  expect(await play('bob', 'dice', 'click-0001')).toEqual({ refused: 'game-unverified' });
  instant.unverify(undefined);
  instant.close({ refused: 'game-off' });
  expect(await play('bob', 'dice', 'click-0001')).toEqual({ refused: 'game-off' });
  instant.close(undefined);
  expect(await cash('bob')).toBe(units('100'));
});

// @proves L235
test('a round interrupted after the stake is drawn by the next play', async () => {
  await built.fund('cat', '100');
  const opened = await built.wagering.openRound({
    player: playerCaller('cat'),
    intent: 'click-0001',
    family: 'instant',
    gameCode: 'dice',
    gameVersion: instantGameOf('dice')?.version ?? '',
    bet: '',
    choice: { side: 'under', chance: 5000 },
    aloneIn: 'game',
    stake: units('1'),
    now: built.clock.now(),
    paceMs: 0,
  });
  if ('refused' in opened) return expect.fail(opened.refused);
  built.clock.advance(5000);
  given(await play('cat', 'dice', 'click-0002'));
  const finished = given(await play('cat', 'dice', 'click-0001'));
  expect(finished).toMatchObject({ state: 'settled', finishedLater: true });
  const kept = await roundOf('cat', finished.roundId);
  const seed = await built.wagering.seedOf(kept);
  const roll = seed.draws(built.wagering.drawnFrom(kept)).int(10_000);
  expect(finished.outcome).toMatchObject({ roll });
});

// @proves L233
test('a player has one open hand in each game, and other games go on', async () => {
  await built.fund('dan', '100');
  given(await play('dan', 'mines', 'click-0001'));
  built.clock.advance(1000);
  expect(await play('dan', 'mines', 'click-0002')).toEqual({ refused: 'round-open' });
  expect(given(await play('dan', 'hilo', 'click-0003'))).toMatchObject({ state: 'open' });
  built.clock.advance(1000);
  expect(given(await play('dan', 'dice', 'click-0004'))).toMatchObject({ state: 'settled' });
});

test('the offer tells rules, stakes, the open hand and the last round', async () => {
  await built.fund('eve', '100');
  const get = (gameCode: string) =>
    instant.actions.getInstant(callOf(caller('eve', gameCode), { gameCode }, built.clock.now()));
  const dice = given(await play('eve', 'dice', 'click-0001'));
  expect(given(await get('dice'))).toMatchObject({
    gameCode: 'dice',
    hasSteps: false,
    stakeDefault: '10.00',
    returnPercent: '98.99',
    rules: { chanceLeast: 100, chanceMost: 9500, payoutMost: '1000000' },
    openRound: null,
    lastRound: { roundId: dice.roundId },
    handHoursMax: 24,
  });
  built.clock.advance(1000);
  const hand = given(await play('eve', 'mines', 'click-0002'));
  expect(given(await get('mines'))).toMatchObject({ openRound: hand, lastRound: null });
  const listed = given(
    await instant.actions.listInstantRounds(
      callOf(caller('eve', 'dice'), { gameCode: 'dice' }, built.clock.now()),
    ),
  );
  expect(listed).toMatchObject({
    list: [{ roundId: dice.roundId }],
    total: 1,
    session: { rounds: 1, staked: '1.00', best: dice.payout, paid: dice.payout },
  });
});
