// One spin: the stake is taken, the round is drawn and settled. The same intent is the same round,
// whatever happens between.
import { gameOf, games, stakesOf as stakesOfGame, type Game } from '@baize/engines';
import { isRefusal, refuse, type Refusal, type slots } from '@baize/contract';
import type { Action, GameCaller } from '../../../platform/call/index.ts';
import { offeredStake } from '../rules/stake.ts';
import type { SlotsPorts } from '../ports.ts';
import { finishRound } from './finish-round.ts';
import { printRound } from './print-round.ts';
import { stakesFor } from './stakes-for.ts';

/**
 * A round this old whose answer never came was left by a crash; a younger one is still under way.
 */
const leftAfterMs = 2000;
const slotCodes = games.filter(({ family }) => family === 'slots').map(({ code }) => code);

export function spin(ports: SlotsPorts): Action<typeof slots.spin> {
  const finish = finishRound(ports);
  const stakesOf = stakesFor(ports);
  return async ({ caller, input, intent, now }) => {
    const game = gameOf(input.gameCode);
    if (!game || game.family !== 'slots' || caller.gameCode !== game.code)
      return refuse('game-unknown');
    const unverified = ports.refusalOfCode();
    if (unverified) return unverified;
    const closed =
      ports.refusalOfGame(game.code) ??
      (await refusalOfOpening(ports, caller)) ??
      refusalOfRules(game, input.gameVersion);
    const offered = await stakesOf(game, caller.player.playerId, now);
    const stake = offeredStake(stakesOfGame(game.definition), input.stake);
    const isOffered = stake !== undefined && offered.includes(stake);
    // A round that was opened before the game was closed, or changed, is told to its end.
    const refusal = closed ?? (isOffered ? undefined : refuse('stake-not-offered'));
    if (refusal && !(await ports.wagering.hasRound(caller.player.playerId, intent))) return refusal;
    if (stake === undefined) return refuse('stake-not-offered');
    const asked = {
      player: caller.player,
      intent,
      gameCode: game.code,
      gameVersion: game.version,
      stake,
      now,
      paceMs: ports.policy().spinIntervalMs,
    };
    let opened = await ports.wagering.openRound(asked);
    if (isRefusal(opened) && opened.refused === 'round-open') {
      if (await finishLeftRounds(ports, finish, caller.player.playerId, now)) {
        opened = await ports.wagering.openRound(asked);
      }
    }
    if (isRefusal(opened)) return opened;
    const { round } = opened;
    return printRound(round.state === 'open' ? await finish(round) : round);
  };
}

/** Where one slot is played at a time, only the one that was opened last takes stakes. */
async function refusalOfOpening(
  ports: Pick<SlotsPorts, 'policy' | 'newestOpening'>,
  { player, opening }: GameCaller,
): Promise<Refusal<'game-open-elsewhere'> | undefined> {
  if (!ports.policy().oneSlotAtOnce) return undefined;
  const newest = await ports.newestOpening(player.playerId, slotCodes);
  return newest === opening ? undefined : refuse('game-open-elsewhere');
}

/** Nobody stakes under rules that were not shown: a screen that is older is told so first. */
function refusalOfRules(
  { version }: Game,
  shown: string | undefined,
): Refusal<'rules-changed'> | undefined {
  return shown === undefined || shown === version ? undefined : refuse('rules-changed');
}

/** Finishes what a crash left behind; true when there was something. */
async function finishLeftRounds(
  ports: SlotsPorts,
  finish: ReturnType<typeof finishRound>,
  playerId: string,
  now: number,
): Promise<boolean> {
  const left = await ports.wagering.openRounds({
    before: now - leftAfterMs,
    playerId,
    own: true,
    count: 10,
  });
  for (const round of left) if (gameOf(round.gameCode)) await finish(round, 'to-house');
  return left.length > 0;
}
