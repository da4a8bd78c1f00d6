// Agents with their teams' turnover and result, and what their agreements cost, for staff.
import { isRefusal, type agreements } from '@baize/contract';
import { defaultCurrency as currency, printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { netLossOf, noSums, playOf } from '../../facts/index.ts';
import { askedAgents, askedDays } from '../asked-agents.ts';
import { pageOf } from '../asked-page.ts';
import type { AgreementsPorts } from '../ports.ts';
import { sumCosts } from '../store/costs.ts';

export const getAgentsReport =
  (ports: AgreementsPorts): Action<typeof agreements.getAgentsReport> =>
  async ({ input }) => {
    const agents = await askedAgents(ports, input.upline ?? '');
    if (isRefusal(agents)) return agents;
    const days = askedDays(input.from, input.until);
    if (isRefusal(days)) return days;
    const { limit, offset } = pageOf(input).cut;
    const page = agents.slice(offset, offset + limit);
    const ids = page.map(({ id }) => id);
    const [sums, costs] = await Promise.all([
      ports.facts.teamFactsOf(ids, { ...days, currency }),
      sumCosts(ports.database.kysely, ids, days),
    ]);
    const list = page.map((agent) => {
      const team = sums.get(agent.id) ?? noSums;
      const { dividends, salaries } = costs.get(agent.id) ?? { dividends: 0n, salaries: 0n };
      const result = netLossOf(team);
      const { valid, paid } = playOf(team);
      return {
        agent,
        turnover: printUnits(valid),
        payout: printUnits(paid),
        netLoss: printUnits(result),
        dividends: printUnits(dividends),
        salaries: printUnits(salaries),
        share: shareOf(dividends + salaries, result),
      };
    });
    return { list, total: agents.length };
  };

const wholePercent = 100n;
const unitsOfOne = 10_000n;

/** In percent of the result; null: the house won nothing. */
const shareOf = (cost: bigint, result: bigint): string | null =>
  result > 0n ? printUnits((cost * wholePercent * unitsOfOne) / result, 2) : null;
