// The round of this moment as a page shows it when it opens or comes back.
import { isRefusal, type crash } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { printFreeBet } from '../../wagering/index.ts';
import type { CrashParts } from '../parts.ts';
import { printSlip } from '../print-slip.ts';
import { reachedAt, shownStakes } from '../rounds.ts';
import { shownRound } from '../shown-round.ts';
import { openedCrash } from './opened-crash.ts';

const ownMost = 20;

export function getCrashNow({ ports, rounds }: CrashParts): Action<typeof crash.getCrashNow> {
  return async (call) => {
    const game = openedCrash(call);
    if (isRefusal(game)) return game;
    const { playerId, currency } = call.caller.player;
    const found = await rounds.now(game.code);
    const { event, flight, count, staked, last } = found;
    const mine = event
      ? await ports.wagering.slipsOn({ eventId: event.eventId, playerId, currency, count: ownMost })
      : [];
    const now = ports.clock.now();
    const own = { playerId, currency, gameCode: game.code, kind: 'bet' as const, now };
    const [cash, free] = await Promise.all([
      ports.cashOf(playerId, currency),
      ports.wagering.freeRoundsOf(own),
    ]);
    return {
      now,
      round: event ? shownRound(event, flight, now) : null,
      mine: mine.map((slip) => printSlip(slip, reachedAt(flight, now))),
      others: shownStakes(found, now),
      count,
      staked,
      last: [...last],
      balance: printUnits(cash, 2),
      freeBets: free.map(printFreeBet),
    };
  };
}
