// Which pages the agent centre lists, in the order of the specification: eight for every agent, and
// those of contracts for whoever has one. What is not built yet is not in the list.
export const agentPlacesInOrder = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
] as const;
export type AgentPlaceName = (typeof agentPlacesInOrder)[number];

export interface AgentFacts {
  /** There is a screen of it. */
  readonly isBuilt: (place: AgentPlaceName) => boolean;
  /** The agent's contracts: enableCt, salary, hourSalary. */
  readonly hasDividend: boolean;
  readonly hasDailySalary: boolean;
  readonly hasHourlySalary: boolean;
}

export function listedAgentPlaces(facts: AgentFacts): readonly AgentPlaceName[] {
  const hidden = new Set<AgentPlaceName>();
  if (!facts.hasDividend) hidden.add('agentDividendRecordCopy2');
  if (!facts.hasDailySalary) hidden.add('agentDailyWages2');
  if (!facts.hasHourlySalary) hidden.add('agentHourSalary');
  return agentPlacesInOrder.filter((place) => !hidden.has(place) && facts.isBuilt(place));
}
