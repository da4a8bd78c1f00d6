// Results of a team's lines or members at tables of players, slots and fishing, as older clients
// ask.
import { isRefusal, type facts } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { familyListOf } from '../family-list.ts';
import { printGames } from '../family-reports.ts';
import type { FactsPorts } from '../ports.ts';

export const listTeamGamesProfit =
  (ports: FactsPorts): Action<typeof facts.listTeamGamesProfit> =>
  async (call) => {
    const { group_type: group, summaryType = group, ...input } = call.input;
    const found = await familyListOf(ports, { ...call, input: { ...input, summaryType } });
    return isRefusal(found) ? found : found.printed(printGames);
  };
