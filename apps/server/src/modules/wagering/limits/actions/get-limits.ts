// The player's own limits with what is used of each, and the break that is on.
import type { wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { usesAt } from '../../rounds/rules/limit.ts';
import { forGood, refusalOfPause } from '../../rounds/rules/may-stake.ts';
import { spansAt } from '@baize/money';
import type { WageringPorts } from '../../ports.ts';
import { ownPlay } from '../../rounds/actions/own-play.ts';
import { printDepositLimit, printLimit } from './print-limit.ts';

export function getLimits(ports: WageringPorts): Action<typeof wagering.getLimits> {
  return async ({ caller, now }) => {
    const play = await ownPlay(ports, caller.playerId, caller.currency);
    const brandMinutes = ports.policy().realityCheckMinutes;
    const uses = usesAt(play.uses, spansAt(now));
    const deposits = await ports.depositLimits.list(caller.playerId, now);
    const until = refusalOfPause(play, now) ? play.breakUntil : null;
    return {
      limits: [
        ...deposits.map(printDepositLimit),
        ...play.limits.map((limit) => printLimit(limit, uses, now, caller.since)),
      ],
      breakUntil: play.isExcluded ? null : until,
      exclusion:
        play.isExcluded && until !== null ? { until: until === forGood ? null : until } : null,
      realityCheck: { chosen: play.checkMinutes, brand: brandMinutes === 0 ? null : brandMinutes },
    };
  };
}
