// Since sign-in: how long, what was staked, what was paid, and what is left of it.
import { printUnits } from '@baize/money';
import type { wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { checkDueAt, isBudgetDue } from '../../rounds/rules/may-stake.ts';
import { readSums } from '../store/reader.ts';
import type { WageringPorts } from '../../ports.ts';
import { ownPlay } from '../../rounds/actions/own-play.ts';

export function getSessionStrip(ports: WageringPorts): Action<typeof wagering.getSessionStrip> {
  return async ({ caller }) => {
    const sums = await readSums(
      ports.database.kysely,
      caller.playerId,
      caller.currency,
      caller.since,
    );
    const play = await ownPlay(ports, caller.playerId, caller.currency);
    const { realityCheckMinutes: brandCheckMinutes, sessionBudgetAsked: asksBudget } =
      ports.policy();
    const { currency } = caller;
    const sessionSince = caller.since;
    return {
      since: caller.since,
      staked: printUnits(sums.staked, 2),
      paid: printUnits(sums.paid, 2),
      net: printUnits(sums.paid - sums.staked, 2),
      checkDueAt: checkDueAt(play, { sessionSince, brandCheckMinutes }),
      budgetDue: isBudgetDue(play, { asksBudget, currency, sessionSince }),
    };
  };
}
