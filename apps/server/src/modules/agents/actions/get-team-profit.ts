// Profit and loss of a team over days: each line with everybody below it, or every member alone.
import { isRefusal, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { askedListOf } from '../asked-list.ts';
import type { AgentsPorts } from '../ports.ts';
import { readTeamProfit } from '../store/figures.ts';
import { moneyOf, personOf, playOf } from '../wire.ts';

export const getTeamProfit =
  (ports: AgentsPorts): Action<typeof agents.getTeamProfit> =>
  async (call) => {
    const asked = await askedListOf(ports, call);
    if (isRefusal(asked)) return asked;
    const { list, footer, total } = await readTeamProfit(ports.database.kysely, {
      ...asked.search,
      by: call.input.summaryType === 'M' ? 'member' : 'line',
    });
    return {
      path: asked.way.map(personOf),
      list: list.map((line) => ({
        ...personOf(line),
        type: line.type,
        members: line.members,
        ...playOf(line),
        ...moneyOf(line),
      })),
      footer: { ...playOf(footer), ...moneyOf(footer) },
      ...asked.told(total),
    };
  };
