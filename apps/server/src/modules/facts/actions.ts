// Every call of facts and the action that answers it.
import type { facts } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { downloadTeamProfit } from './actions/download-team-profit.ts';
import { getAgentIncome } from './actions/get-agent-income.ts';
import { getInvitationFunnel } from './actions/get-invitation-funnel.ts';
import { getMemberDays } from './actions/get-member-days.ts';
import { getTeamCategories } from './actions/get-team-categories.ts';
import { getTeamSeries } from './actions/get-team-series.ts';
import { listDownlineLottoProfit } from './actions/list-downline-lotto-profit.ts';
import { listLottoDays } from './actions/list-lotto-days.ts';
import { listMemberGamesProfit } from './actions/list-member-games-profit.ts';
import { listTeamGamesProfit } from './actions/list-team-games-profit.ts';
import type { Counting } from './counting.ts';
import type { FactsPorts } from './ports.ts';

export function createActions(ports: FactsPorts, counting: Counting): Actions<typeof facts> {
  return {
    getTeamCategories: getTeamCategories(ports, counting),
    getMemberDays: getMemberDays(ports, counting),
    getTeamSeries: getTeamSeries(ports, counting),
    downloadTeamProfit: downloadTeamProfit(ports),
    getAgentIncome: getAgentIncome(ports, counting),
    getInvitationFunnel: getInvitationFunnel(ports),
    listDownlineLottoProfit: listDownlineLottoProfit(ports),
    listTeamGamesProfit: listTeamGamesProfit(ports),
    listLottoDays: listLottoDays(ports),
    listMemberGamesProfit: listMemberGamesProfit(ports),
  };
}
