// Profit and loss of a team by category, and of its lines or members, page by page.
import { isRefusal, type facts } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { askedProfitOf } from '../asked-profit.ts';
import type { Counting } from '../counting.ts';
import type { FactsPorts } from '../ports.ts';
import { readBranch, readProfit } from '../store/profit.ts';
import { isWhole } from '../store/scope.ts';
import { readTeams } from '../store/teams.ts';
import { noSums } from '../rules/sums.ts';
import { pageOf, printCategories, printPerson, printWhole, within } from '../wire.ts';

export const getTeamCategories =
  (ports: FactsPorts, { countedUntil }: Counting): Action<typeof facts.getTeamCategories> =>
  async (call) => {
    const asked = await askedProfitOf(ports, call);
    if (isRefusal(asked)) return asked;
    const { search, way } = asked;
    const { callerId, branchId } = search;
    const { limit, offset, told } = pageOf(call.input);
    const on = ports.database.kysely;
    const whole = (await isWhole(on, { callerId, branchId }))
      ? ((await readTeams(on, [branchId], search)).get(branchId) ?? noSums)
      : await readBranch(on, search);
    const { list, total } = await readProfit(on, { ...search, limit, offset });
    return {
      path: way.map(printPerson),
      categories: printCategories(whole),
      total: printWhole(within(whole, search.category)),
      list: list.map((line) => ({
        ...printPerson(line),
        type: line.type,
        members: line.members,
        ...printWhole(within(line, search.category)),
      })),
      ...told(total),
      countedUntil: await countedUntil(),
    };
  };
