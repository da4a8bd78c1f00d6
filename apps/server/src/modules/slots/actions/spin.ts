// One spin: takes the stake, draws the round and settles it. The same intent is the same round,
// also after a crash in between.
import { onlyBet, slotGameOf, slotGames, type DealtSlot } from '@baize/engines';
import { isRefusal, refuse, type Refusal, type slots } from '@baize/contract';
import type { Action, GameCaller } from '../../../platform/call/index.ts';
import { offeredStake } from '../rules/stake.ts';
import type { SlotsPorts } from '../ports.ts';
import { finishRound } from './finish-round.ts';
import { printRound } from './print-round.ts';
import { stakesFor } from './stakes-for.ts';

/** A round this old without an answer was interrupted; a younger one is still under way. */
const interruptedAfterMs = 2000;
const slotCodes = slotGames.map(({ code }) => code);

export function spin(ports: SlotsPorts): Action<typeof slots.spin> {
  const finish = finishRound(ports);
  const stakesOf = stakesFor(ports);
  return async ({ caller, input, intent, now }) => {
    const game = slotGameOf(input.gameCode);
    if (!game || caller.gameCode !== game.code) return refuse('game-unknown');
    const unverified = ports.refusalOfCode();
    if (unverified) return unverified;
    const closed =
      ports.refusalOfGame(game.code) ??
      (await refusalOfOpening(ports, caller)) ??
      refusalOfRules(game, input.gameVersion);
    const offered = await stakesOf(game, caller.player.playerId, now);
    const stake = offeredStake(game.stakes, input.stake);
    const isOffered = stake !== undefined && offered.includes(stake);
    // A round that was opened before the game was closed, or changed, is told to its end.
    const refusal = closed ?? (isOffered ? undefined : refuse('stake-not-offered'));
    if (refusal && !(await ports.wagering.hasRound(caller.player.playerId, intent))) return refusal;
    if (stake === undefined) return refuse('stake-not-offered');
    const asked = {
      player: caller.player,
      intent,
      family: game.family,
      gameCode: game.code,
      gameVersion: game.version,
      bet: onlyBet,
      stake,
      now,
      paceMs: ports.policy().spinIntervalMs,
    };
    const freeId = input.freeRoundsId;
    const open = () =>
      freeId === undefined
        ? ports.wagering.openRound(asked)
        : ports.wagering.openFreeRound({ ...asked, freeId });
    let opened = await open();
    if (isRefusal(opened) && opened.refused === 'round-open') {
      if (await finishInterrupted(ports, finish, caller.player.playerId, now)) {
        opened = await open();
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
  { version }: DealtSlot,
  shown: string | undefined,
): Refusal<'rules-changed'> | undefined {
  return shown === undefined || shown === version ? undefined : refuse('rules-changed');
}

/** Finishes the player's rounds that a crash interrupted; true when there were any. */
async function finishInterrupted(
  ports: SlotsPorts,
  finish: ReturnType<typeof finishRound>,
  playerId: string,
  now: number,
): Promise<boolean> {
  const open = await ports.wagering.openRounds({
    before: now - interruptedAfterMs,
    playerId,
    family: 'slots',
    count: 10,
  });
  for (const round of open) await finish(round, 'to-house');
  return open.length > 0;
}
