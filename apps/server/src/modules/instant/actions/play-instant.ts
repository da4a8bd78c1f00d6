// Takes the stake of a round. A game that is over at once is drawn and settled; a hand stays open
// for its steps. The same intent is the same round, also after a crash in between.
import { instantGameOf, mostFor, onlyBet, type DealtInstant, type Json } from '@baize/engines';
import { isRefusal, refuse, type instant, type Refusal } from '@baize/contract';
import { parseUnits, type Units } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { FreeAsked } from '../../wagering/index.ts';
import type { InstantPorts } from '../ports.ts';
import { createHands, type Hands } from '../hands.ts';
import { createPrinter } from '../print-round.ts';

/** A round this old without an answer was interrupted; a younger one is still under way. */
const interruptedAfterMs = 2000;

export function playInstant(ports: InstantPorts): Action<typeof instant.playInstant> {
  const hands = createHands(ports);
  const print = createPrinter(ports, hands);
  return async ({ caller, input, intent, now }) => {
    const game = instantGameOf(input.gameCode);
    if (!game || caller.gameCode !== game.code) return refuse('game-unknown');
    const unverified = ports.refusalOfCode();
    if (unverified) return unverified;
    const { player } = caller;
    const stake = offeredStake(game, input.stake);
    const refusal =
      ports.refusalOfGame(game.code) ??
      refusalOfRules(game, input.gameVersion) ??
      refusalOfBet(game, stake, input.choice);
    // A round that was opened before the game was closed, or changed, is told to its end.
    if (refusal && !(await ports.wagering.hasRound(player.playerId, intent))) return refusal;
    if (stake === undefined) return refuse('stake-not-offered');
    const asked = {
      player,
      intent,
      family: game.family,
      gameCode: game.code,
      gameVersion: game.version,
      bet: onlyBet,
      choice: input.choice,
      aloneIn: 'game',
      stake,
      now,
      paceMs: ports.policy().spinIntervalMs,
    } as const;
    const freeId = input.freeBetId;
    const open = () =>
      freeId === undefined
        ? ports.wagering.openRound(asked)
        : openFreeBet(ports, { ...asked, freeId });
    let opened = await open();
    if (isRefusal(opened) && opened.refused === 'round-open') {
      if (await finishInterrupted(ports, hands, { playerId: player.playerId, game, now })) {
        opened = await open();
      }
    }
    if (isRefusal(opened)) return opened;
    const { round } = opened;
    return print(round.state === 'open' ? await hands.finish(round) : round);
  };
}

async function openFreeBet({ wagering }: InstantPorts, asked: FreeAsked & { freeId: string }) {
  const opened = await wagering.openFreeRound(asked);
  if (!isRefusal(opened) || opened.refused !== 'free-rounds-unknown') return opened;
  return refuse('free-bet-unknown');
}

function offeredStake({ stakes }: DealtInstant, text: string): Units | undefined {
  const stake = parseUnits(text, { decimalsMax: 4 });
  return stake !== undefined && stakes.includes(stake) ? stake : undefined;
}

/** Nobody stakes under rules that were not shown: a screen that is older is told so first. */
function refusalOfRules(
  { version }: DealtInstant,
  shown: string | undefined,
): Refusal<'rules-changed'> | undefined {
  return shown === undefined || shown === version ? undefined : refuse('rules-changed');
}

function refusalOfBet(
  game: DealtInstant,
  stake: Units | undefined,
  choice: Json,
): Refusal<'stake-not-offered' | 'choice-not-allowed'> | undefined {
  if (stake === undefined) return refuse('stake-not-offered');
  return game.play.allows(choice, mostFor(stake)) ? undefined : refuse('choice-not-allowed');
}

interface Interrupted {
  readonly playerId: string;
  readonly game: DealtInstant;
  readonly now: number;
}

/** Finishes the player's rounds that a crash interrupted; true when one of them was closed. */
async function finishInterrupted(
  ports: InstantPorts,
  hands: Hands,
  { playerId, game, now }: Interrupted,
): Promise<boolean> {
  const before = now - interruptedAfterMs;
  const { code: gameCode, family } = game;
  const open = await ports.wagering.openRounds({ before, playerId, family, gameCode, count: 10 });
  let closed = false;
  for (const round of open) {
    const { state } = await hands.finish(round, 'to-house');
    closed ||= state !== 'open';
  }
  return closed;
}
