// The rounds behind a reference as records show them, to the player and to staff alike.
import type { OutputOf, wagering } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { BetPorts } from './bet-filter.ts';
import { wonOf } from '../rounds/rules/free-round.ts';
import type { Round } from '../rounds/rules/round.ts';
import { readMessages, readReferenced } from './store/referenced.ts';

type Referenced = OutputOf<typeof wagering.findReference>['list'];

export interface ReferenceAsked {
  readonly playerId: string;
  readonly reference: string;
  readonly now: number;
  readonly locale: string;
}

export async function printReferenced(
  ports: BetPorts,
  { playerId, reference, now, locale }: ReferenceAsked,
): Promise<Referenced> {
  const on = ports.database.kysely;
  const rounds = await readReferenced(on, playerId, reference);
  return Promise.all(
    rounds.map(async (round) => {
      const messages = round.vendor === null ? [] : await readMessages(on, round, now);
      return {
        ...printRound(ports, round, locale),
        messages: messages.map((message) => ({
          kind: message.kind,
          number: message.requestId,
          round: message.round,
          amount: printUnits(message.amount),
          at: message.at,
          refused: message.error,
        })),
      };
    }),
  );
}

function printRound({ games }: BetPorts, round: Round, locale: string) {
  const game = games.factsOf(round, locale);
  return {
    roundId: round.roundId,
    gameCode: round.gameCode,
    gameName: game?.name ?? round.gameCode,
    vassalage: game?.vendor ?? round.vendor ?? '',
    gameType: game?.category ?? '',
    family: round.family ?? '',
    bet: round.bet,
    state: round.state,
    stake: printUnits(round.stake),
    payout: printUnits(wonOf(round)),
    free: round.free ? { kind: round.free.kind, pays: round.free.pays } : null,
    jackpot: printUnits(round.jackpotWon),
    openedAt: round.openedAt,
    settledAt: round.settledAt,
    orderId: round.slip?.orderId ?? '',
    eventId: round.slip?.eventId ?? '',
    verifiable: round.state === 'settled' && round.vendor === null && round.slip === undefined,
  };
}
