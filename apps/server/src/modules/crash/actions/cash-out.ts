// Takes one of the player's own stakes out of its flight.
import { isRefusal, type crash } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CrashParts } from '../parts.ts';
import { leftBy, printSlip } from '../print-slip.ts';
import { reachedAt } from '../rounds.ts';
import { openedCrash } from './opened-crash.ts';

export function cashOut({ cashOuts, flights, news }: CrashParts): Action<typeof crash.cashOut> {
  return async (call) => {
    const game = openedCrash(call);
    if (isRefusal(game)) return game;
    const { caller, input, now } = call;
    const { playerId, currency, username } = caller.player;
    const { round, slipId } = input;
    const taken = await cashOuts.take({
      playerId,
      currency,
      gameCode: game.code,
      round,
      slipId,
      now,
    });
    if (isRefusal(taken)) return taken;
    const { slip, replayed } = taken;
    const reached = reachedAt(await flights.of(slip.slip.eventId), now);
    if (!replayed) news.takenOut({ slip, username, at: leftBy(slip, reached)?.at ?? null });
    return { slip: printSlip(slip, reached) };
  };
}
