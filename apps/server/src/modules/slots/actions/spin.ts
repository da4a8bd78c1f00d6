// One spin: the stake is taken, the round is drawn and settled. The same intent is the same round,
// whatever happens between.
import { gameOf } from '@baize/engines';
import { isRefusal, refuse, type slots } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { offeredStake } from '../rules/stake.ts';
import type { SlotsPorts } from '../ports.ts';
import { finishRound } from './finish-round.ts';
import { printRound } from './print-round.ts';

/**
 * A round this old whose answer never came was left by a crash; a younger one is still under way.
 */
const leftAfterMs = 2000;

export function spin(ports: SlotsPorts): Action<typeof slots.spin> {
  const finish = finishRound(ports);
  return async ({ caller, input, intent, now }) => {
    const game = gameOf(input.gameCode);
    if (!game || game.family !== 'slots' || caller.gameCode !== game.code)
      return refuse('game-unknown');
    const closed = ports.refusalOfGame(game.code);
    // A round that was opened before the game was closed is told to its end.
    if (closed && !(await ports.wagering.hasRound(caller.player.playerId, intent))) return closed;
    const stake = offeredStake(game, input.stake);
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
  for (const round of left) if (gameOf(round.gameCode)) await finish(round);
  return left.length > 0;
}
