// The pages of the agent centre by the names of the specification's family.
import { useCentreAddress } from './centre-address.ts';

export const agentPages = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentContracts',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
  'agentTransfer',
  'agentPrizeGroups',
  'agentRebates',
] as const;
export type AgentPage = (typeof agentPages)[number];

/** A name that is none leads to the overview. */
export function agentPageOf(name: string | null): AgentPage | undefined {
  if (name === null) return undefined;
  return agentPages.find((page) => page === name) ?? 'agentTeamOverview';
}

export function useAgentCentre() {
  const { asked, change } = useCentreAddress('ac');
  return {
    page: agentPageOf(asked),
    open: (page: AgentPage) => change(page),
    close: () => change(undefined),
  };
}
