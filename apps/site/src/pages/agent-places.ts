// The pages of the agent centre, in the order of the specification: eight for every agent, and
// those of contracts for agents with one; then the contracts themselves, transfers to the team, and
// the prize groups where the house has lotteries. Pages that are not built yet are not listed.
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
  'agentRealtimeSalary',
  'agentContracts',
  'agentTransfer',
  'agentRebates',
  'agentPrizeGroups',
] as const;
export type AgentPlaceName = (typeof agentPlacesInOrder)[number];

export interface AgentFacts {
  /** There is a screen of it. */
  readonly isBuilt: (place: AgentPlaceName) => boolean;
  /** The agent's contracts: enableCt, salary, hourSalary, agentRealtimeSalary. */
  readonly hasDividend: boolean;
  readonly hasDailySalary: boolean;
  readonly hasHourlySalary: boolean;
  readonly hasRealtimeSalary: boolean;
  /** Contracts may be offered and received. */
  readonly hasContracts: boolean;
  /** Money may be sent down the team. */
  readonly hasTransfers: boolean;
  /** Lotteries of ours are on offer. */
  readonly hasLotteries: boolean;
}

export function listedAgentPlaces(facts: AgentFacts): readonly AgentPlaceName[] {
  const hidden = new Set<AgentPlaceName>();
  if (!facts.hasDividend) hidden.add('agentDividendRecordCopy2');
  if (!facts.hasDailySalary) hidden.add('agentDailyWages2');
  if (!facts.hasHourlySalary) hidden.add('agentHourSalary');
  if (!facts.hasRealtimeSalary) hidden.add('agentRealtimeSalary');
  if (!facts.hasContracts) hidden.add('agentContracts').add('agentRebates');
  if (!facts.hasTransfers) hidden.add('agentTransfer');
  if (!facts.hasLotteries) hidden.add('agentPrizeGroups');
  return agentPlacesInOrder.filter((place) => !hidden.has(place) && facts.isBuilt(place));
}
