// The list of the agent centre stands in the specification's order, and a contract's entry shows
// only to whoever has that contract.
import { expect, test } from 'vitest';
import { agentPageOf } from '../app/agent-pages.ts';
import { agentPlacesInOrder, listedAgentPlaces } from './agent-places.ts';

const all = { isBuilt: () => true, hasDividend: true, hasDailySalary: true, hasHourlySalary: true };
const contracts = ['agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary'];

test('eight entries in order for every agent, and each contract’s own after them', () => {
  const none = { ...all, hasDividend: false, hasDailySalary: false, hasHourlySalary: false };
  expect(listedAgentPlaces(none)).toEqual(agentPlacesInOrder.slice(0, 8));
  expect(listedAgentPlaces(all).slice(8)).toEqual(contracts);
  for (const [fact, page] of [
    ['hasDividend', contracts[0]],
    ['hasDailySalary', contracts[1]],
    ['hasHourlySalary', contracts[2]],
  ] as const) {
    expect(listedAgentPlaces({ ...none, [fact]: true }).slice(8)).toEqual([page]);
  }
});

test('what has no screen yet is not listed', () => {
  const built = listedAgentPlaces({ ...all, isBuilt: (place) => place !== 'agentRevenueReport' });
  expect(built).toHaveLength(agentPlacesInOrder.length - 1);
});

test('the overview is the default page', () => {
  expect(agentPageOf(null)).toBeUndefined();
  expect(agentPageOf('')).toBe('agentTeamOverview');
  expect(agentPageOf('agentHourSalary')).toBe('agentTeamOverview');
  expect(agentPageOf('registerCenter')).toBe('registerCenter');
});
