// The player's own stakes in a crash game, newest first, and what all of them came to.
import { isRefusal, type crash } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { Round, Slip } from '../../wagering/index.ts';
import type { CrashParts } from '../parts.ts';
import { printSlip } from '../print-slip.ts';
import { reachedAt } from '../rounds.ts';
import { openedCrash } from './opened-crash.ts';

const pageSizeUsual = 10;

export function listCrashSlips({
  ports,
  flights,
}: CrashParts): Action<typeof crash.listCrashSlips> {
  const { wagering } = ports;
  return async (call) => {
    const game = openedCrash(call);
    if (isRefusal(game)) return game;
    const { pageNo = 1, pageSize = pageSizeUsual } = call.input;
    const { playerId, currency } = call.caller.player;
    const whose = { playerId, currency, gameCode: game.code };
    const [page, figures] = await Promise.all([
      wagering.roundsOf({ ...whose, pageNo, pageSize }),
      wagering.slipFigures(whose),
    ]);
    const list = page.rounds.filter(isSlip).map(async (slip) => {
      const { result } = (slip.outcome ?? {}) as { readonly result?: readonly number[] };
      const flight = slip.state === 'open' ? await flights.of(slip.slip.eventId) : undefined;
      const printed = printSlip(slip, reachedAt(flight, ports.clock.now()));
      return { ...printed, point: result?.[0] ?? null };
    });
    return {
      list: await Promise.all(list),
      total: page.total,
      settled: figures.settled,
      won: figures.won,
      staked: printUnits(figures.staked, 2),
      paid: printUnits(figures.paid, 2),
      payoutMost: printUnits(figures.payoutMost, 2),
    };
  };
}

const isSlip = (round: Round): round is Slip => round.slip !== undefined;
