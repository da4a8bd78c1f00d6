// A stake as its player sees it: flying, taken out, won or lost.
import type { crash, OutputOf } from '@baize/contract';
import { leavesAt, readCrash, type CashOutBy } from '@baize/engines';
import { printUnits } from '@baize/money';
import { wonOf, type Slip } from '../wagering/index.ts';

export type PrintedSlip = OutputOf<typeof crash.placeCrashSlip>['slip'];

interface Left {
  readonly at: number;
  readonly by: CashOutBy;
}

/**
 * `reached`: what the flight is known to have reached; undefined before it begins. A stake that was
 * to leave by itself up to there has left.
 */
export function printSlip(round: Slip, reached: number | undefined): PrintedSlip {
  const { roundId, stake, openedAt, free } = round;
  const { struck, eventId } = round.slip;
  const slip = readCrash(struck);
  const left = leftBy(round, reached);
  return {
    slipId: roundId,
    round: eventId.slice(eventId.indexOf(':') + 1),
    stake: printUnits(stake, 2),
    auto: slip.auto ?? null,
    last: slip.last,
    state: stateOf(round, left),
    at: left?.at ?? null,
    by: left?.by ?? null,
    payout: printUnits(wonOf(round), 2),
    placedAt: openedAt,
    free: free ? { pays: free.pays } : null,
  };
}

/** What became of a stake, as far as it is known. */
export function leftBy({ state, slip, outcome }: Slip, reached: number | undefined) {
  if (state === 'settled')
    return (outcome as { readonly legs?: readonly Left[] } | null)?.legs?.[0];
  const own = readCrash(slip.struck);
  const at = leavesAt(own, slip.decision ?? undefined);
  const decided = slip.decision as Left | null;
  if (decided !== null && at < own.last) return { at, by: decided.by };
  const hasLeft = decided !== null || (reached !== undefined && reached >= at);
  return hasLeft ? { at, by: 'auto' as const } : undefined;
}

function stateOf({ state, payout }: Slip, left: Left | undefined): PrintedSlip['state'] {
  if (state === 'void') return 'void';
  if (state === 'settled') return payout > 0n ? 'won' : 'lost';
  return left === undefined ? 'open' : 'taken';
}
