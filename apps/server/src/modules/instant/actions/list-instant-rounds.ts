// The player's own rounds of a small game, newest first, and what they came to in this session.
import { instantGameOf } from '@baize/engines';
import { printUnits } from '@baize/money';
import { refuse, type instant } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { InstantPorts } from '../ports.ts';
import { createHands } from '../hands.ts';
import { createPrinter } from '../print-round.ts';

const pageSizeUsual = 10;

export function listInstantRounds(ports: InstantPorts): Action<typeof instant.listInstantRounds> {
  const print = createPrinter(ports, createHands(ports));
  return async ({ caller, input }) => {
    const { gameCode, pageNo = 1, pageSize = pageSizeUsual } = input;
    if (!instantGameOf(gameCode) || caller.gameCode !== gameCode) return refuse('game-unknown');
    const { playerId, currency, since } = caller.player;
    const own = { playerId, currency, gameCode };
    const [page, session] = await Promise.all([
      ports.wagering.roundsOf({ ...own, pageNo, pageSize }),
      ports.wagering.roundsOf({ ...own, from: since, pageNo: 1, pageSize: 1 }),
    ]);
    return {
      list: await Promise.all(page.rounds.map(print)),
      total: page.total,
      session: {
        rounds: session.total,
        staked: printUnits(session.stake, 2),
        paid: printUnits(session.payout, 4),
        best: printUnits(session.best, 4),
      },
    };
  };
}
