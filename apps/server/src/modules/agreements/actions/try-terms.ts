// Terms tried for an agent directly below in past months, period by period; periods in which the
// agent did not stand below the caller are left out.
import { refuse, type agreements } from '@baize/contract';
import { monthAt, printUnits, startOfMonth } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { AgreementsPorts } from '../ports.ts';
import { periodOf } from '../rules/period.ts';
import { areTermsRight, readTerms } from '../rules/terms.ts';
import { spansWithin, tryPeriods, type TriedPeriod } from '../try-terms.ts';
import { directAgent } from './offer-agreement.ts';

export const tryTerms =
  (ports: AgreementsPorts): Action<typeof agreements.tryTerms> =>
  async ({ caller, input, now }) => {
    const { customerName, kind, terms: written, months } = input;
    const payee = await directAgent(ports, caller.playerId, customerName);
    if (payee === undefined) return refuse('agreement-not-direct');
    const period = periodOf(kind, input.period);
    if (period === undefined) return refuse('agreement-period-wrong');
    if (!areTermsRight(kind, written)) return refuse('agreement-terms-invalid');
    const from = startOfMonth(monthAt(now) - months + 1);
    const { currency, id } = payee;
    const placed = await ports.placedBelow({ agentId: caller.playerId, memberId: id });
    const spans = spansWithin(period, { from, until: await ports.facts.countedUntil() }).filter(
      (span) => placed.some((one) => one.from <= span.from && span.until <= one.until),
    );
    const trial = { kind, terms: readTerms(written), currency, agentIds: [id], spans };
    const list = (await tryPeriods(ports, trial)).flatMap(periodShown);
    const pay = list.reduce((sum, one) => sum + one.due, 0n);
    return { list: list.map(({ due: _due, ...one }) => one), pay: printUnits(pay), currency };
  };

function periodShown({ span, counted }: TriedPeriod) {
  return counted.map(({ figures, result, carryBefore }) => ({
    ...span,
    turnover: printUnits(figures.turnover),
    netLoss: printUnits(result.netLoss),
    active: figures.active,
    carryBefore: printUnits(carryBefore),
    carryAfter: printUnits(result.carryAfter),
    rate: printUnits(result.rate),
    pay: printUnits(result.due),
    due: result.due,
  }));
}
