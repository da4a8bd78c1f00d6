// The player's own rounds of a game, newest first, whole: what was had, staked, drawn step by step,
// won, and had afterwards. What is open or void is told too.
import { slotGameOf } from '@baize/engines';
import { printUnits } from '@baize/money';
import { refuse, type slots } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Round } from '../../wagering/index.ts';
import type { SlotsPorts } from '../ports.ts';
import { printRound } from './print-round.ts';

const pageSizeUsual = 10;

export function listRounds(ports: Pick<SlotsPorts, 'wagering'>): Action<typeof slots.listRounds> {
  return async ({ caller, input }) => {
    const { gameCode } = input;
    if (!slotGameOf(gameCode) || caller.gameCode !== gameCode) return refuse('game-unknown');
    const { playerId, currency } = caller.player;
    const page = await ports.wagering.roundsOf({
      playerId,
      currency,
      gameCode,
      pageNo: input.pageNo ?? 1,
      pageSize: input.pageSize ?? pageSizeUsual,
    });
    return { list: page.rounds.map(recalled), total: page.total };
  };
}

function recalled(round: Round) {
  const { state, openedAt } = round;
  const outcome = round.outcome as { readonly finishedLater?: boolean } | null;
  const after = round.balanceAfter ?? 0n;
  const moved = state === 'settled' ? movedBy(round) : 0n;
  const balanceBefore = printUnits(after - moved, 2);
  const finishedLater = outcome?.finishedLater === true;
  return { ...printRound(round), state, openedAt, balanceBefore, finishedLater };
}

/** What a settled round moved of the player's money. */
function movedBy({ stake, payout, free }: Round) {
  if (free === undefined) return payout - stake;
  return free.pays === 'cash' ? payout : 0n;
}
