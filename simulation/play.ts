// The players' actions at the games: spin, change their seed, limit themselves, stop for a while,
// repeat an earlier call. Every answer is checked against what the player already knows.
import { isDeepStrictEqual } from 'node:util';
import type { Failure, Success } from '@baize/client';
import { parseUnits, printUnits, type Units } from '@baize/money';
import { must } from './broken.ts';
import { asGame, asPlayer } from './calls.ts';
import { answerOr, clearWhenPoor, type KnownRound, type Player } from './player.ts';
import type { World } from './world.ts';

export const stakes = ['0.20', '1.00', '5.00', '20.00', '50.00', '100.00'] as const;

const spinRefusals = [
  'balance-too-low',
  'player-on-break',
  'reality-check-due',
  'stake-limit-reached',
  'spend-limit-reached',
  'loss-limit-reached',
  'session-limit-reached',
  'round-open',
];

export function units(text: string): Units {
  const read = parseUnits(text, { decimalsMax: 4 });
  must(read !== undefined, 'an amount is an amount', text);
  return read;
}

/** A few spins in a row. */
export async function play(world: World, player: Player): Promise<void> {
  const stake = world.pickStake(player);
  for (let spins = player.chance.between(1, 8); spins > 0; spins -= 1) {
    world.clock.advance(player.chance.between(400, 4000));
    if (!(await spin(world, player, stake))) return;
  }
}

async function spin(world: World, player: Player, stake: string): Promise<boolean> {
  const intent = newIntentOf(player);
  const ask = () =>
    asGame(world, player, ({ slots }) =>
      slots.spin({ gameCode: world.gameCode, stake }, { intent }),
    );
  const spun = await roundOr(world, player, { stake, ask, what: 'a spin' });
  if (!spun) return false;
  know(world, player, { ...spun, outcome: { events: spun.events } }, stake);
  remember(player, 'spin', spun, ask);
  return true;
}

interface RoundAsked<T> {
  readonly stake: string;
  readonly ask: () => Promise<Success<T> | Failure>;
  readonly what: string;
}

/** The round, or undefined where a player may be refused one. */
export async function roundOr<T>(
  world: World,
  player: Player,
  { stake, ask, what }: RoundAsked<T>,
): Promise<T | undefined> {
  const result = await ask();
  const round = answerOr(result, spinRefusals, what);
  if (round || result.ok) return round;
  world.tally.add('spin refused');
  if (result.refused === 'player-on-break') world.tally.add('play on a break refused');
  if (result.refused === 'reality-check-due') await passCheck(world, player);
  const poor = result.refused === 'balance-too-low';
  must(!poor || player.cash < units(stake), 'a player with enough money may stake it', player.cash);
  return undefined;
}

export function know(world: World, player: Player, round: KnownRound, stake: string): void {
  must(!player.rounds.has(round.roundId), 'a new intent is a new round', round);
  must(units(round.stake) === units(stake), 'a round is played at the stake asked for', round);
  must(player.breakUntil <= round.settledAt, 'nobody plays on a break', player.breakUntil);
  const tooHigh = player.stakeMax !== undefined && units(stake) > player.stakeMax;
  must(!tooHigh, 'nobody stakes above their own limit', stake);
  player.rounds.set(round.roundId, round);
  const before = player.cash;
  player.cash += units(round.payout) - units(round.stake);
  countTurnover(player, units(round.stake));
  // What a payout settles of a debt is seen in the books.
  if (world.isQuiet() && player.debt === 0n) {
    const told = printUnits(player.cash, 2);
    must(round.balance === told, 'the balance after a round is what it should be', {
      ...round,
      outcome: {},
      before: printUnits(before),
      expected: told,
    });
  }
  world.tally.add('round settled');
  world.tally.add(units(round.payout) > 0n ? 'round won' : 'round lost');
}

export function countTurnover(player: Player, played: Units): void {
  const left = player.turnoverRequired - played;
  player.turnoverRequired = left > 0n ? left : 0n;
  clearWhenPoor(player);
}

/** Keeps some answers, to ask for them again later with the same key. */
export function remember(
  player: Player,
  what: string,
  answer: unknown,
  ask: () => Promise<{ ok: boolean; value?: unknown }>,
  gameCode?: string,
): void {
  if (!player.chance.percent(25)) return;
  const again = async () => {
    const result = await ask();
    return result.ok ? result.value : result;
  };
  player.answered.push({ what, answer, again, ...(gameCode === undefined ? {} : { gameCode }) });
  if (player.answered.length > 20) player.answered.shift();
}

/** A key of one click; from the world's own chance, so that a run can be walked again. */
export function newIntentOf({ chance }: Player): string {
  return Buffer.from(chance.bytes(16)).toString('hex');
}

/** Changes the seed; the revealed one can be used to draw every round of it again. */
export async function rotate(world: World, player: Player): Promise<void> {
  const intent = newIntentOf(player);
  const clientSeed = `mine-${player.chance.int(1_000_000)}`;
  const ask = () =>
    asPlayer(world, player, ({ wagering }) => wagering.rotateSeed({ clientSeed }, { intent }));
  // A seed that nobody was bound to is not asked for: the commitment is looked at first.
  answerOr(await asPlayer(world, player, ({ wagering }) => wagering.getSeed()), [], 'the seeds');
  const rotated = answerOr(await ask(), ['seed-rotation-blocked'], 'a new seed');
  if (!rotated) return;
  must(rotated.current.clientSeed === clientSeed, 'the player names the client seed', rotated);
  must(rotated.current.nonce === 0, 'a new seed has drawn nothing', rotated);
  world.tally.add('seed rotated');
  for (const [roundId, round] of player.rounds) {
    const isTold = round.outcome !== undefined;
    if (isTold && round.commitment === rotated.revealed.commitment) player.toVerify.push(roundId);
  }
  remember(player, 'seed', rotated, ask);
}

export async function limit(world: World, player: Player): Promise<void> {
  const kind = player.chance.pick(['stake', 'loss', 'spend', 'deposit'] as const);
  const span = kind === 'stake' ? 'single' : player.chance.pick(['day', 'week', 'month'] as const);
  const value = kind === 'stake' ? player.chance.pick(['10.00', '20.00', '50.00']) : '100000.00';
  const before = player.stakeMax;
  const result = await asPlayer(world, player, ({ wagering }) =>
    wagering.setLimit({ kind, span, value }),
  );
  answerOr(result, [], 'a limit');
  // A tighter limit counts at once; a looser one only a day later, so it is not counted on here.
  if (kind === 'stake') {
    const set = units(value);
    player.stakeMax = before === undefined || set < before ? set : undefined;
  }
  world.tally.add('limit set');
}

export async function takeBreak(world: World, player: Player): Promise<void> {
  const result = await asPlayer(world, player, ({ wagering }) => wagering.takeBreak({ hours: 1 }));
  const taken = answerOr(result, [], 'a break');
  if (!taken) return;
  must(taken.breakUntil >= player.breakUntil, 'a break is never shortened', taken);
  player.breakUntil = taken.breakUntil;
  world.tally.add('break taken');
  await play(world, player);
}

/** The player sees what play has cost, and goes on at once. */
async function passCheck(world: World, player: Player): Promise<void> {
  const result = await asPlayer(world, player, ({ wagering }) => wagering.passRealityCheck());
  const passed = answerOr(result, [], 'a reality check');
  const ahead = passed?.dueAt ?? world.clock.now() + 1;
  must(ahead > world.clock.now(), 'a reality check that was passed is not due again', passed);
  world.tally.add('reality check passed');
}

/** Asks again, with its own key, for something answered earlier. */
export async function repeat(world: World, player: Player): Promise<void> {
  if (player.answered.length === 0) return;
  const { what, again, answer, gameCode = world.gameCode } = player.chance.pick(player.answered);
  const second = await again();
  // A player on a break cannot even open the game, so nothing was asked.
  if (!player.gameTokens.has(gameCode) && player.breakUntil > world.clock.now()) return;
  const alike = isDeepStrictEqual(answer, second);
  must(alike, `the same ${what} asked again is answered alike`, [answer, second]);
  world.tally.add('request repeated later');
}

export async function lookAtBalance(world: World, player: Player): Promise<void> {
  const result = await asPlayer(world, player, ({ wallet }) => wallet.getBalance({}));
  const seen = answerOr(result, [], 'a balance');
  const expected = Number(printUnits(player.cash, 4));
  must(
    !world.isQuiet() || seen?.sumBalance === expected,
    'a player sees the balance that is theirs',
    [seen, expected],
  );
}
