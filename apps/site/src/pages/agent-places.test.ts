// The list of the agent centre is in the specification's order, and a contract's entry shows only
// to an agent with that contract.
import { expect, test } from 'vitest';
import { agentPageOf } from '../app/agent-pages.ts';
import { agentPlacesInOrder, listedAgentPlaces } from './agent-places.ts';

const all = {
  isBuilt: () => true,
  hasDividend: true,
  hasDailySalary: true,
  hasHourlySalary: true,
  hasRealtimeSalary: true,
  hasContracts: false,
  hasTransfers: false,
  hasLotteries: false,
};
const contracts = [
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
];
const none = {
  ...all,
  hasDividend: false,
  hasDailySalary: false,
  hasHourlySalary: false,
  hasRealtimeSalary: false,
};

// @proves L89
test('eight entries in order for every agent, and each contract’s own after them', () => {
  expect(listedAgentPlaces(none)).toEqual(agentPlacesInOrder.slice(0, 8));
  expect(listedAgentPlaces(all).slice(8)).toEqual(contracts);
  for (const [fact, page] of [
    ['hasDividend', contracts[0]],
    ['hasDailySalary', contracts[1]],
    ['hasHourlySalary', contracts[2]],
    ['hasRealtimeSalary', contracts[3]],
  ] as const) {
    expect(listedAgentPlaces({ ...none, [fact]: true }).slice(8)).toEqual([page]);
  }
});

// @proves L89
test('an entry without a screen is not listed', () => {
  const built = listedAgentPlaces({ ...all, isBuilt: (place) => place !== 'agentRevenueReport' });
  expect(built).toHaveLength(agentPlacesInOrder.length - 5);
});

test('contracts have an entry after their records, also for an agent without one', () => {
  const listed = listedAgentPlaces({ ...none, hasContracts: true });
  expect(listed.slice(8)).toEqual(['agentContracts', 'agentRebates']);
  expect(listedAgentPlaces(all)).not.toContain('agentContracts');
});

test('transfers to the team have an entry after those of contracts, where they are on', () => {
  const listed = listedAgentPlaces({ ...all, hasTransfers: true });
  expect(listed.at(-1)).toBe('agentTransfer');
  expect(listedAgentPlaces(all)).not.toContain('agentTransfer');
});

test('prize groups have an entry after all others, where the house has lotteries', () => {
  const listed = listedAgentPlaces({ ...all, hasLotteries: true });
  expect(listed.at(-1)).toBe('agentPrizeGroups');
  expect(listedAgentPlaces(all)).not.toContain('agentPrizeGroups');
});

// @proves L89
test('the overview is the default page', () => {
  expect(agentPageOf(null)).toBeUndefined();
  expect(agentPageOf('')).toBe('agentTeamOverview');
  expect(agentPageOf('agentNothing')).toBe('agentTeamOverview');
  expect(agentPageOf('agentHourSalary')).toBe('agentHourSalary');
  expect(agentPageOf('registerCenter')).toBe('registerCenter');
});
