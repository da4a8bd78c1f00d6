// The cost of one policy, had it held for every agent directly below another, or at the top: by
// period, and by agent.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import { defaultCurrency, printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { askedAgents, askedDays } from '../asked-agents.ts';
import type { AgreementsPorts } from '../ports.ts';
import { periodOf } from '../rules/period.ts';
import { areTermsRight, readTerms } from '../rules/terms.ts';
import { canTry, spansWithin, tryPeriods, type TriedPeriod } from '../try-terms.ts';

export const tryPolicy =
  (ports: AgreementsPorts): Action<typeof agreements.tryPolicy> =>
  async ({ input: { kind, period: asked, terms, upline, from, until }, now }) => {
    const agents = await askedAgents(ports, upline);
    if (isRefusal(agents)) return agents;
    const period = periodOf(kind, asked);
    if (period === undefined) return refuse('agreement-period-wrong');
    if (!areTermsRight(kind, terms)) return refuse('agreement-terms-invalid');
    const days = askedDays(from, until);
    if (isRefusal(days)) return days;
    if (!canTry(period, days, now)) return refuse('agreement-days-too-many');
    const counted = await ports.facts.countedUntil();
    const spans = spansWithin(period, { ...days, until: Math.min(days.until, counted) });
    const currency = defaultCurrency;
    const agentIds = agents.map(({ id }) => id);
    const trial = { kind, terms: readTerms(terms), currency, agentIds, spans };
    const tried = await tryPeriods(ports, trial);
    return {
      currency,
      pay: printUnits(sumOf(tried.flatMap((one) => duesOf(one)))),
      periods: tried.map((one) => ({ ...one.span, pay: printUnits(sumOf(duesOf(one))) })),
      agents: agents.map((agent, at) => ({ agent, ...agentShown(tried, at) })),
    };
  };

const sumOf = (units: readonly bigint[]): bigint => units.reduce((sum, one) => sum + one, 0n);
const duesOf = ({ counted }: TriedPeriod) => counted.map(({ result }) => result.due);

function agentShown(tried: readonly TriedPeriod[], at: number) {
  const own = tried.flatMap(({ counted }) => counted.slice(at, at + 1));
  return {
    turnover: printUnits(sumOf(own.map(({ figures }) => figures.turnover))),
    netLoss: printUnits(sumOf(own.map(({ result }) => result.netLoss))),
    pay: printUnits(sumOf(own.map(({ result }) => result.due))),
  };
}
