// Proves that one intent is one round: staked, drawn and paid once, also across a crash between
// stake and outcome, and repeatable by anyone from the revealed seed.
import { isRefusal } from '@baize/contract';
import {
  commitment,
  draws,
  slotGameOf,
  slotGames,
  openSeed,
  playRound,
  stakesOf,
  type SlotEvent,
} from '@baize/engines';
import { sql } from 'kysely';
import { printUnits } from '@baize/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { GameCaller, PlayerCaller } from '../../platform/call/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildWagering, playerCaller, units } from '../wagering/testing.ts';
import type { Round } from '../wagering/index.ts';
import { finishRound } from './actions/finish-round.ts';
import { buildSlots, gameCode } from './testing.ts';

const game = slotGameOf(gameCode) ?? expect.fail('the game is in the registry');

let database: Database;
let built: ReturnType<typeof buildWagering>;
let slots: ReturnType<typeof buildSlots>;
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database);
  slots = buildSlots(built);
});
afterAll(async () => {
  await built.close();
  await database.close();
});
beforeEach(() => built.clock.advance(60_000));

const caller = (player: string, more: Partial<PlayerCaller> = {}): GameCaller => ({
  kind: 'game',
  player: playerCaller(player, more),
  gameCode,
  opening: 'first',
});
const spin = (by: GameCaller, intent: string, stake = '1.00', code = gameCode) =>
  slots.actions.spin(callOf(by, { gameCode: code, stake }, built.clock.now(), { intent }));
/** From a screen that has shown these rules. */
const spinUnder = (gameVersion: string, by: GameCaller, intent: string) =>
  slots.actions.spin(
    callOf(by, { gameCode, stake: '1.00', gameVersion }, built.clock.now(), { intent }),
  );
const getSlot = (by: GameCaller, code = gameCode) =>
  slots.actions.getSlot(callOf(by, { gameCode: code }, built.clock.now()));
const cash = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;

/** Takes the stake of a round as a process does that then dies. */
async function crashAfterStake(player: string, intent: string, gameVersion = game.version) {
  const opened = await built.wagering.openRound({
    player: playerCaller(player),
    intent,
    gameCode,
    gameVersion,
    family: 'slots',
    bet: '',
    stake: units('1'),
    now: built.clock.now(),
    paceMs: 0,
  });
  if (isRefusal(opened)) throw new Error(opened.refused);
  return opened.round;
}

/** What the rules make of the seed and nonce that were fixed with the stake. */
async function fated(round: Round) {
  const fixed = (await built.wagering.seedOf(round)).draws(built.wagering.drawnFrom(round));
  return playRound({ game: game.definition, stake: round.stake, draws: fixed });
}

// @proves R59
test('a spin takes its stake, pays its payout and returns the balance', async () => {
  await built.fund('ann', '100');
  const round = given(await spin(caller('ann'), 'click-0001', '2.00'));
  const payout = units(round.payout);
  expect(await cash('ann')).toBe(units('98') + payout);
  expect(units(round.balance)).toBe(units('98') + payout);
  expect(round).toMatchObject({ stake: '2.00', nonce: 1, settledAt: built.clock.now() });
  expect(round.events[0]).toMatchObject({ kind: 'spin-landed' });
});

test('refusals of a stake come in the order of the contract and move nothing', async () => {
  await built.fund('bob', '100');
  const lobby: GameCaller = { ...caller('bob'), gameCode: 'another-game' };
  for (const [by, stake, code, refused] of [
    [caller('bob'), '0.01', 'no-such-game', 'game-unknown'],
    [lobby, '1.00', gameCode, 'game-unknown'],
    [caller('bob'), '1.01', gameCode, 'stake-not-offered'],
    [caller('bob'), '0', gameCode, 'stake-not-offered'],
  ] as const) {
    expect(await spin(by, 'click-0001', stake, code)).toMatchObject({ refused });
  }
  expect(await getSlot(lobby)).toMatchObject({ refused: 'game-unknown' });
  expect(await cash('bob')).toBe(units('100'));
  expect((await built.wagering.sums('bob', 'PHP', 0)).staked).toBe(0n);
});

test('a closed game refuses new stakes but repeats earlier answers', async () => {
  await built.fund('cleo', '100');
  const before = given(await spin(caller('cleo'), 'click-0001'));
  const held = await cash('cleo');
  slots.close({ refused: 'game-maintenance' });
  expect(await spin(caller('cleo'), 'click-0002')).toEqual({ refused: 'game-maintenance' });
  expect(given(await spin(caller('cleo'), 'click-0001'))).toEqual(before);
  expect(await cash('cleo')).toBe(held);
  slots.close(undefined);
  built.clock.advance(60_000);
  given(await spin(caller('cleo'), 'click-0002'));
});

const giveFree = (player: string, count: number) =>
  database.transaction((tx) =>
    built.wagering.giveFreeRounds(tx, {
      kind: 'rounds',
      id: `free-${player}`,
      playerId: player,
      currency: 'PHP',
      gameCode,
      stake: units('1'),
      given: count,
      pays: 'cash',
      givenAt: built.clock.now(),
      expiresAt: built.clock.now() + 86_400_000,
    }),
  );
const spinFree = (player: string, intent: string) =>
  slots.actions.spin(
    callOf(
      caller(player),
      { gameCode, stake: '1.00', freeRoundsId: `free-${player}` },
      built.clock.now(),
      { intent },
    ),
  );

test('a free round is told, played at the cost of the house, and recalled', async () => {
  await giveFree('fran', 2);
  const [free] = given(await getSlot(caller('fran'))).freeRounds;
  expect(free).toMatchObject({ freeRoundsId: 'free-fran', stake: '1.00', left: 2, pays: 'cash' });
  const round = given(await spinFree('fran', 'click-0001'));
  expect(round.free).toEqual({ pays: 'cash' });
  expect(await cash('fran')).toBe(units(round.payout));
  expect(given(await getSlot(caller('fran'))).freeRounds[0]?.left).toBe(1);
  const recalled = given(
    await slots.actions.listRounds(callOf(caller('fran'), { gameCode }, built.clock.now())),
  );
  expect(recalled.list).toMatchObject([{ balanceBefore: '0.00', free: { pays: 'cash' } }]);
});

test('a free round that a crash interrupted is finished once, as it was fixed', async () => {
  await giveFree('gabe', 1);
  const opened = await built.wagering.openFreeRound({
    player: playerCaller('gabe'),
    intent: 'click-0001',
    gameCode,
    gameVersion: game.version,
    family: 'slots',
    bet: '',
    stake: units('1'),
    freeId: 'free-gabe',
    now: built.clock.now(),
    paceMs: 0,
  });
  if (isRefusal(opened)) throw new Error(opened.refused);
  const { payout } = await fated(opened.round);
  built.clock.advance(60_000);
  expect(await slots.finishInterrupted()).toBe(1);
  expect(await cash('gabe')).toBe(payout);
  expect(given(await spinFree('gabe', 'click-0001'))).toMatchObject({ free: { pays: 'cash' } });
  expect(await cash('gabe')).toBe(payout);
  built.clock.advance(60_000);
  expect(await spinFree('gabe', 'click-0002')).toEqual({ refused: 'free-rounds-unknown' });
});

// @proves R66
test('a screen with other rules is refused but gets earlier answers', async () => {
  await built.fund('rose', '100');
  const older = 'd'.repeat(64);
  const before = given(await spinUnder(game.version, caller('rose'), 'click-0001'));
  expect(before.gameVersion).toBe(game.version);
  const held = await cash('rose');
  built.clock.advance(60_000);
  expect(await spinUnder(older, caller('rose'), 'click-0002')).toEqual({
    refused: 'rules-changed',
  });
  expect(given(await spinUnder(older, caller('rose'), 'click-0001'))).toEqual(before);
  expect(await cash('rose')).toBe(held);
  expect(given(await getSlot(caller('rose'))).lastRound?.gameVersion).toBe(game.version);
});

// @proves R98
test('code that is not on record deals nothing, not even interrupted rounds', async () => {
  await built.fund('cora', '100');
  await crashAfterStake('cora', 'click-0001');
  built.clock.advance(60_000);
  slots.unverify({ refused: 'game-unverified' });
  expect(await spin(caller('cora'), 'click-0001')).toEqual({ refused: 'game-unverified' });
  expect(await spin(caller('cora'), 'click-0002')).toEqual({ refused: 'game-unverified' });
  expect(await slots.finishInterrupted()).toBe(0);
  expect(await cash('cora')).toBe(units('99'));
  slots.unverify(undefined);
  expect(await slots.finishInterrupted()).toBe(1);
});

test('a stake above the balance is refused and leaves no round behind', async () => {
  await built.fund('cat', '0.50');
  expect(await spin(caller('cat'), 'click-0001')).toMatchObject({ refused: 'balance-too-low' });
  expect(given(await getSlot(caller('cat'))).lastRound).toBeNull();
  await built.fund('cat', '0.50');
  expect(given(await spin(caller('cat'), 'click-0001')).nonce).toBe(1);
});

test('rounds start no faster than the policy allows', async () => {
  await built.fund('dan', '100');
  given(await spin(caller('dan'), 'click-0001'));
  built.clock.advance(slots.policy.spinIntervalMs - 1);
  expect(await spin(caller('dan'), 'click-0002')).toMatchObject({
    refused: 'too-many-requests',
    facts: { seconds: 1 },
  });
  built.clock.advance(1);
  expect(given(await spin(caller('dan'), 'click-0002')).nonce).toBe(2);
});

// @proves R62
test('a repeated click, parallel or later, is the same round and answer', async () => {
  await built.fund('eve', '100');
  const sends = await Promise.all(
    Array.from({ length: 12 }, () => spin(caller('eve'), 'click-0001')),
  );
  const [first] = sends.map((sent) => given(sent));
  for (const sent of sends) expect(sent).toEqual(first);
  built.clock.advance(1000);
  given(await spin(caller('eve'), 'click-0002'));
  expect(await spin(caller('eve'), 'click-0001')).toEqual(first);
  expect((await built.wagering.sums('eve', 'PHP', 0)).staked).toBe(units('2'));
  expect(await spin(caller('eve'), 'click-0001', '2.00')).toMatchObject({
    refused: 'idempotency-key-reused',
  });
});

// @proves R59
test('of parallel clicks one is played, and the others take no stake', async () => {
  await built.fund('fay', '100');
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, index) => spin(caller('fay'), `click-000${index}`)),
  );
  expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(1);
  const sums = await built.wagering.sums('fay', 'PHP', 0);
  expect(sums.staked).toBe(units('1'));
  expect(await cash('fay')).toBe(units('99') + sums.paid);
});

// @proves R59
test('of parallel clicks at two games one is played, and its key is that game’s', async () => {
  await built.fund('liv', '100');
  const other = 'monsoon-243';
  const there: GameCaller = { ...caller('liv'), gameCode: other };
  const outcomes = await Promise.all([
    spin(caller('liv'), 'click-0001'),
    spin(there, 'click-0002', '1.00', other),
    spin(there, 'click-0003', '1.00', other),
  ]);
  const refused = outcomes.flatMap((one) => (isRefusal(one) ? [one.refused] : []));
  expect(refused).toHaveLength(2);
  for (const why of refused) expect(['too-many-requests', 'round-open']).toContain(why);
  const sums = await built.wagering.sums('liv', 'PHP', 0);
  expect(sums.staked).toBe(units('1'));
  expect(await cash('liv')).toBe(units('99') + sums.paid);
  built.clock.advance(60_000);
  given(await spin(caller('liv'), 'click-0004'));
  const elsewhere = await spin(there, 'click-0004', '1.00', other);
  expect(elsewhere).toMatchObject({ refused: 'idempotency-key-reused' });
});

// @proves R81
test('a crash after the stake: the same click gets the fixed outcome', async () => {
  await built.fund('gil', '100');
  const left = await crashAfterStake('gil', 'click-0001');
  const { payout, events } = await fated(left);
  const round = given(await spin(caller('gil'), 'click-0001'));
  expect(round).toMatchObject({ roundId: left.roundId, payout: printUnits(payout, 2), events });
  expect(await cash('gil')).toBe(units('99') + payout);
  expect(await recalledAs('gil')).toEqual([false]);
});

// @proves R75
test('a crash after the stake: the next click finishes the old round first', async () => {
  await built.fund('hal', '100');
  const left = await crashAfterStake('hal', 'click-0001');
  built.clock.advance(1500);
  expect(await spin(caller('hal'), 'click-0002')).toMatchObject({ refused: 'round-open' });
  built.clock.advance(1000);
  const next = given(await spin(caller('hal'), 'click-0002'));
  expect(next.nonce).toBe(Number(left.nonce) + 1);
  const { payout } = await fated(left);
  expect(await cash('hal')).toBe(units('98') + payout + units(next.payout));
  // The record says which of them its player was not there to see the end of.
  expect(await recalledAs('hal')).toEqual([false, true]);
});

// @proves R59
test('free spins belong to their round: one stake, one nonce, one payout', async () => {
  await built.fund('flo', '100');
  const by = caller('flo');
  const seed = await plantFeature('flo');
  const round = given(await spin(by, 'click-0001'));
  const freeSpins = round.events.filter(isFreeSpin);
  expect(freeSpins.length).toBeGreaterThan(3);
  expect(round.nonce).toBe(seed.nonce);
  expect(await cash('flo')).toBe(units('99') + units(round.payout));
  const { staked, paid } = await built.wagering.sums('flo', 'PHP', 0);
  expect([staked, paid]).toEqual([units('1'), units(round.payout)]);
});

/** Gives a player seeds whose next round of the game brings free spins. */
async function plantFeature(player: string): Promise<{ readonly nonce: number }> {
  const [serverSeed, clientSeed] = ['5e'.repeat(32), 'feature'];
  const seed = openSeed(serverSeed);
  const brings = (nonce: number) => {
    const fixed = seed.draws({ clientSeed, nonce });
    return playRound({ game: game.definition, stake: 10_000n, draws: fixed }).events.some(
      isFreeSpin,
    );
  };
  let nonce = 1;
  while (!brings(nonce)) nonce += 1;
  await built.wagering.actions.getSeed(callOf(playerCaller(player), {}, built.clock.now()));
  await sql`update wagering_player set server_seed = ${serverSeed}, client_seed = ${clientSeed},
    seed_id = ${`seed-of-${player}`}, nonce = ${nonce - 1}
    where player_id = ${player}`.execute(database.kysely);
  return { nonce };
}

const isFreeSpin = (event: unknown) => (event as SlotEvent).kind === 'free-spin-started';

// @proves R75
test('old open stakes of another family do not hide an interrupted slot round', async () => {
  await built.fund('may', '100');
  await slots.finishInterrupted();
  await crashAfterStake('may', 'click-0001');
  await sql`insert into wagering_round (player_id, round_id, family, game_code, game_version, bet,
      currency, state, stake, commitment, seed_id, client_seed, nonce, opened_at)
    select 'may', 'slip-' || at, 'lottery', 'draw-6', 'v1', 'first', 'PHP', 'open', 10000, '', '',
      '', 0, '2026-01-01' from generate_series(1, 150) as at`.execute(database.kysely);
  built.clock.advance(11_000);
  expect(await slots.finishInterrupted()).toBe(1);
  expect(given(await spin(caller('may'), 'click-0002')).nonce).toBe(2);
  await sql`delete from wagering_round where family = 'lottery'`.execute(database.kysely);
});

test('a crash after the stake: the job finishes each interrupted round once', async () => {
  await slots.finishInterrupted();
  await built.fund('ian', '100');
  const left = await crashAfterStake('ian', 'click-0001');
  built.clock.advance(9000);
  expect(await slots.finishInterrupted()).toBe(0);
  built.clock.advance(2000);
  const { payout, events } = await fated(left);
  expect(await Promise.all([slots.finishInterrupted(), slots.finishInterrupted()])).toContain(1);
  expect(await slots.finishInterrupted()).toBe(0);
  expect(await cash('ian')).toBe(units('99') + payout);
  expect(given(await getSlot(caller('ian'))).lastRound?.events).toEqual(events);
  expect(await recalledAs('ian')).toEqual([true]);
});

const recalledAs = async (player: string) =>
  given(
    await slots.actions.listRounds(callOf(caller(player), { gameCode }, built.clock.now())),
  ).list.map(({ finishedLater }) => finishedLater);

test('a round finished twice, also in parallel, is paid once', async () => {
  await built.fund('ben', '100');
  const left = await crashAfterStake('ben', 'click-0001');
  const finish = finishRound({ ...built, takesJackpot: () => false });
  const [one, two] = await Promise.all([finish(left), finish(left)]);
  expect(two).toEqual(one);
  expect(await finish(left)).toEqual(one);
  expect(await cash('ben')).toBe(units('99') + one.payout);
});

// @proves R66
test('a round under rules that are gone is void', async () => {
  await built.fund('joy', '100');
  await crashAfterStake('joy', 'click-0001', 'a-version-of-last-year');
  expect(given(await spin(caller('joy'), 'click-0001'))).toMatchObject({
    payout: '0.00',
    events: [],
    balance: '100.00',
  });
  built.clock.advance(1000);
  const next = given(await spin(caller('joy'), 'click-0002'));
  expect(await cash('joy')).toBe(units('99') + units(next.payout));
});

// @proves R61
test('a slot shows the allowed stakes and the last round', async () => {
  await built.fund('kim', '50');
  const before = given(await getSlot(caller('kim')));
  expect(before).toMatchObject({
    gameVersion: game.version,
    returnPercent: game.returnPercent,
    stakes: stakesOf(game.definition).map((stake) => printUnits(stake, 2)),
    spinIntervalMs: slots.policy.spinIntervalMs,
    balance: '50.00',
    currency: 'PHP',
    currencySymbol: '₱',
    demo: false,
    sessionNet: '0.00',
    lastRound: null,
  });
  expect(before.stakes).toContain(before.stakeDefault);
  const round = given(await spin(caller('kim'), 'click-0001'));
  const after = given(await getSlot(caller('kim')));
  expect(after.lastRound).toEqual(round);
  expect(after.balance).toBe(round.balance);
  expect(after.sessionNet).toBe(printUnits(units(round.payout) - units('1'), 2));
});

// @proves R74
test('play money has its own currency in rounds, lists and sums', async () => {
  await built.fund('leo', '50');
  await built.fund('leo', '1000', 'FUN');
  const demo = caller('leo', { demo: true, currency: 'FUN' });
  const round = given(await spin(demo, 'click-0001'));
  expect(given(await getSlot(demo))).toMatchObject({
    demo: true,
    currency: 'FUN',
    lastRound: round,
  });
  expect(units(round.balance)).toBe(units('999') + units(round.payout));
  expect(await cash('leo')).toBe(units('50'));
  expect(given(await getSlot(caller('leo')))).toMatchObject({ balance: '50.00', lastRound: null });
});

test.each(slotGames)('$code plays for money by its rules', async ({ code, definition }) => {
  const player = `plays-${code}`;
  await built.fund(player, '1000');
  const by: GameCaller = { ...caller(player), gameCode: code };
  const terms = given(await getSlot(by, code));
  const round = given(await spin(by, 'click-0001', terms.stakeDefault, code));
  const kept = await built.wagering.lastRound(player, code, 'PHP');
  if (kept === undefined) return expect.fail('the round is kept');
  const again = (await built.wagering.seedOf(kept)).draws(built.wagering.drawnFrom(kept));
  const played = playRound({ game: definition, stake: units(round.stake), draws: again });
  expect(round).toMatchObject({
    payout: printUnits(played.payout, 2),
    events: JSON.parse(JSON.stringify(played.events)),
  });
  expect(await cash(player)).toBe(units('1000') - units(round.stake) + played.payout);
});

test('a round can be drawn again from its revealed seed, to the last event', async () => {
  await built.fund('mia', '100');
  const round = given(await spin(caller('mia'), 'click-0001'));
  const { actions } = built.wagering;
  const now = built.clock.now();
  given(await actions.getSeed(callOf(playerCaller('mia'), {}, now)));
  const { revealed } = given(await actions.rotateSeed(callOf(playerCaller('mia'), {}, now)));
  const receipt = given(
    await actions.getRound(callOf(playerCaller('mia'), { roundId: round.roundId }, now)),
  );
  const serverSeed = receipt.serverSeed ?? '';
  expect(serverSeed).toBe(revealed.serverSeed);
  expect(commitment(serverSeed)).toBe(round.commitment);
  const { clientSeed, nonce } = round;
  const again = draws({ serverSeed, clientSeed, nonce });
  const played = playRound({ game: game.definition, stake: units(round.stake), draws: again });
  expect(played.events).toEqual(round.events);
  expect(printUnits(played.payout, 2)).toBe(round.payout);
  expect(again.recorded.map(({ range, value }) => [range, value])).toEqual(receipt.draws);
});
