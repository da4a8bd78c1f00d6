// Fields of contracts, teams and rebates that are right only together, by path; and whom staff do
// not end or move, since the world of contracts hangs on them.
import type { EndpointSpec } from '@baize/contract';
import type { Chance } from '../chance.ts';
import type { Fields, Input } from '../door/sample.ts';
import type { People } from './people.ts';
import { contractTerms } from './stock-contracts.ts';

interface Filling {
  readonly chance: Chance;
}

const contractOf = (chance: Chance, rates: readonly string[]): Fields => {
  const terms = contractTerms(chance.pick(rates));
  const period = chance.pick(['daily', 'weekly', 'semimonthly', 'monthly']);
  const salary = chance.pick(['daily-salary', 'hourly-salary', 'realtime-salary']);
  const kind = chance.percent(50) ? { kind: 'dividend', period } : { kind: salary };
  return { ...kind, terms };
};

const tiers = [
  { upTo: '2000', rate: 20 },
  { upTo: null, rate: 40 },
];
const day = (chance: Chance) => chance.pick(['2026-11-19', '2026-11-20']);
const ofDay = (chance: Chance) => ({
  day: day(chance),
  category: chance.pick(['RNG', 'LIVE', 'FISH']),
  kind: chance.pick(['own', 'team']),
});

/** With the sent fields beside those that fit. */
const withBody = (input: Input, fields: Fields): Input =>
  input.body === undefined ? input : { ...input, body: { ...input.body, ...fields } };
const withParams = (input: Input, fields: Fields): Input => ({
  ...input,
  params: { ...input.params, ...fields },
});

const houseRates = ['5', '20', '0.1', '0.3'];
const ownRates = ['1', '5', '0.05', '0.1'];
const withPlan = (input: Input): Input => withBody(input, { tiers, roots: [], categories: [] });

export const rightContracts: Readonly<Record<string, (input: Input, filling: Filling) => Input>> = {
  '/wps/agent/agreements': (input, { chance }) =>
    withBody(input, { ...contractOf(chance, ownRates), customerName: 'agenttwo' }),
  '/wps/agent/agreement-trials': (input, { chance }) =>
    withBody(input, { ...contractOf(chance, ownRates), customerName: 'agenttwo' }),
  '/ops/agreements': (input, { chance }) =>
    withBody(input, {
      ...contractOf(chance, houseRates),
      username: chance.pick(['agentone', 'agenttwo']),
    }),
  '/ops/agreement-trials': (input, { chance }) =>
    withBody(input, {
      ...contractOf(chance, houseRates),
      upline: chance.pick(['', 'agentone']),
      from: '2026-11-01',
      until: '2026-11-20',
    }),
  '/ops/players/:id/move-effect': (input, { chance }) => ({
    ...input,
    query: { upline: chance.pick(['agentone', 'agenttwo', '']) },
  }),
  '/ops/players/:id/upline': (input, { chance }) =>
    withBody(input, { upline: chance.pick(['agentone', 'agenttwo', '']) }),
  '/ops/rebates/plans': withPlan,
  '/ops/rebates/plans/:id': withPlan,
  '/ops/rebates/plan-trials': (input) =>
    withBody(withPlan(input), { from: '2026-11-19', until: '2026-11-20' }),
  '/ops/rebates/bounds': (input) =>
    withBody(input, { bounds: [{ category: 'RNG', highest: 120, difference: 5, step: 5 }] }),
  '/ops/rebates/runs/:day': (input, { chance }) => withParams(input, { day: day(chance) }),
  '/play/rebates/days/:day/:category/:kind': (input, { chance }) =>
    withParams(input, ofDay(chance)),
  '/ops/rebates/members/:id/days/:day/:category/:kind': (input, { chance }) =>
    withParams(input, ofDay(chance)),
};

const uprooting = new Set(['/ops/players/:id/agent-end', '/ops/players/:id/upline']);

/** An agent that is ended, or moved, leaves most calls of agents refused for good. */
export function sparingAgents({ path }: EndpointSpec, input: Input, people: People): Input {
  const agents = people.all.filter(({ kind }) => kind === 'agent');
  const isStocked = agents.some(({ playerId }) => playerId === input.params?.['id']);
  if (!uprooting.has(path) || !isStocked) return input;
  return withParams(input, { id: people.named('lineone').playerId });
}
