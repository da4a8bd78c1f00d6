// What a team came to over days: each line with everybody below it, or every member alone.
import { isRefusal, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { branchOf } from '../branch.ts';
import type { AgentsPorts } from '../ports.ts';
import { periodOf } from '../rules/period.ts';
import { readTeamProfit } from '../store/figures.ts';
import { moneyOf, nameOf, pageOf, personOf, playOf } from '../wire.ts';

export const getTeamProfit =
  (ports: AgentsPorts): Action<typeof agents.getTeamProfit> =>
  async ({ caller, input, now }) => {
    const branch = await branchOf(ports, caller, input.customerId);
    if (isRefusal(branch)) return branch;
    const { limit, offset, told } = pageOf(input);
    const { list, footer, total } = await readTeamProfit(ports.database.kysely, {
      agentId: branch.agentId,
      currency: caller.currency,
      ...periodOf(input, now),
      name: nameOf(input.customerName),
      by: input.summaryType === 'M' ? 'member' : 'line',
      limit,
      offset,
    });
    return {
      path: branch.way.map(personOf),
      list: list.map((line) => ({
        ...personOf(line),
        type: line.type,
        members: line.members,
        ...playOf(line),
        ...moneyOf(line),
      })),
      footer: { ...playOf(footer), ...moneyOf(footer) },
      ...told(total),
    };
  };
