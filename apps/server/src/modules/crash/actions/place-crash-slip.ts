// Takes a stake on an open round. The same intent is the same stake, however often it is sent.
import { isRefusal, refuse, type crash, type Refusal, type RefusalOf } from '@baize/contract';
import { onlyBet, strikeCrash, type DealtCrash } from '@baize/engines';
import { parseUnits, printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { eventIdOf, type Slip } from '../../wagering/index.ts';
import type { CrashParts } from '../parts.ts';
import type { CrashPorts } from '../ports.ts';
import { printSlip } from '../print-slip.ts';
import { openedCrash } from './opened-crash.ts';

export function placeCrashSlip(parts: CrashParts): Action<typeof crash.placeCrashSlip> {
  const { ports, news, flights } = parts;
  const { wagering } = ports;
  return async (call) => {
    const game = openedCrash(call);
    if (isRefusal(game)) return game;
    const { caller, input, intent, now } = call;
    const { player } = caller;
    const eventId = eventIdOf({ gameCode: game.code, name: input.round });
    const closed =
      ports.refusalOfCode() ??
      ports.refusalOfGame(game.code) ??
      refusalOfRules(game, input.gameVersion) ??
      ((await flights.hasBegun(eventId)) ? refuse('stakes-closed') : undefined);
    // A stake that was taken before the game was closed, or changed, is told again.
    if (closed && !(await isPlaced(ports, player.playerId, intent))) return closed;
    const stake = parseUnits(input.stake, { decimalsMax: 4 }) ?? 0n;
    if (!game.stakes.includes(stake)) return refuse('stake-not-offered');
    const { payoutCap, roundCap, slipsMost } = game.definition;
    const struck = strikeCrash({ stake, auto: input.auto, payoutCap });
    const placed = await wagering.placeFewSlips({
      player,
      intent,
      now,
      slips: [{ eventId, bet: onlyBet, stake, struck }],
      mayBeScheduled: true,
      exposureMax: () => roundCap,
      slipsMost,
      freeId: input.freeBetId,
      detail: null,
    });
    if (isRefusal(placed)) return inOurWords(placed);
    const slip = placed.order.slips[0] as Slip;
    if (!placed.replayed) news.placed({ slip, username: player.username, at: null });
    const cash = await ports.cashOf(player.playerId, player.currency);
    return { slip: printSlip(slip, undefined), balance: printUnits(cash, 2) };
  };
}

async function isPlaced(
  { wagering }: Pick<CrashPorts, 'wagering'>,
  playerId: string,
  intent: string,
): Promise<boolean> {
  return (await wagering.ordersOf([wagering.orderIdOf(playerId, intent)])).length > 0;
}

function refusalOfRules(
  { version }: DealtCrash,
  shown: string | undefined,
): Refusal<'rules-changed'> | undefined {
  return shown === undefined || shown === version ? undefined : refuse('rules-changed');
}

type Ours = Refusal<RefusalOf<typeof crash.placeCrashSlip>>;

/** An issue is called a round here. */
function inOurWords(refusal: Refusal): Ours {
  const ours = words[refusal.refused];
  return ours === undefined ? (refusal as Ours) : refuse(ours);
}

type Word = 'stakes-closed' | 'round-sold-out' | 'free-bet-unknown';

const words: Readonly<Record<string, Word | undefined>> = {
  'issue-unknown': 'stakes-closed',
  'issue-closed': 'stakes-closed',
  'issue-not-open': 'stakes-closed',
  'exposure-limit-reached': 'round-sold-out',
  'free-rounds-unknown': 'free-bet-unknown',
};
