// Rates of rebates as agents and members see them: a percentage of valid turnover by category. An
// agent sets those of direct members, within the own rates and above what stands below.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, pageQuery, text } from '../kit/schema.ts';
import {
  askedConfigs,
  boundedGroup,
  boundedRate,
  person,
  rebateCategory,
  rebateRate,
  wireConfig,
} from './schema.ts';

const ofAgent = { who: 'agent', modules: ['AGENTPOLICY3'], perMinute: 60 } as const;

/** Reasons for which a rate is not set, in the order of checks. */
export const rateRefusals = [
  'rebate-out-of-range',
  'rebate-off-step',
  'rebate-not-below-parent',
  'rebate-below-team',
  'rebate-quota-full',
] as const;
export const groupRefusals = [
  'group-out-of-range',
  'group-off-step',
  'group-not-below-parent',
  'group-below-team',
] as const;

/** How many direct members may have such a rate or a higher one; `used` of them have. */
const quota = Type.Object({
  category: rebateCategory(),
  rate: rebateRate(),
  seats: Type.Integer(),
  used: Type.Integer(),
});

export const rebateRates = {
  getGlobalRebateSettings: endpoint({
    ...ofAgent,
    wire: 'wps',
    summary: 'The brand’s bounds of rebates by category, in percent',
    method: 'GET',
    path: '/wps/agent/globalRebateSettings',
    aliases: ['/wps/relay/MCSFE_getGlobalRebateSettingsByProductType'],
    gives: Type.Array(
      Type.Object({
        gameType: text(20),
        highestRebate: Type.Number(),
        /** The least difference between an agent and a direct member. */
        rebateDifference: Type.Number(),
        rebateInterval: Type.Number(),
      }),
    ),
    refusals: [],
  }),
  getDownlineRebates: endpoint({
    ...ofAgent,
    wire: 'wps',
    summary: 'The rates of the agent or of a direct member, with the prize group of the lotteries',
    method: 'GET',
    path: '/wps/agent/downlineRebates',
    query: Type.Object({ customerId: Type.Optional(id()) }),
    gives: Type.Object({
      customerId: text(64),
      customerName: text(64),
      configs: Type.Array(wireConfig()),
    }),
    refusals: ['member-not-found'],
  }),
  updateDownlineRebates: endpoint({
    ...ofAgent,
    wire: 'wps',
    summary: 'Sets rates, and the prize group, of a direct member: all of them or none',
    method: 'POST',
    path: '/wps/agent/downlineRebates',
    intent: true,
    body: Type.Object({ customerName: text(64, 1), configs: askedConfigs() }),
    gives: done(),
    refusals: ['field-format', 'member-not-found', ...rateRefusals, ...groupRefusals],
  }),
  listTeamRates: endpoint({
    ...ofAgent,
    wire: 'own',
    summary: 'The rates of the agent’s direct members with their bounds, by name',
    method: 'GET',
    path: '/play/rebates/team',
    query: Type.Object({ ...pageQuery, username: Type.Optional(text(64)) }),
    gives: Type.Object({
      list: Type.Array(Type.Object({ ...person, rates: Type.Array(boundedRate()) })),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  getOwnRates: endpoint({
    wire: 'own',
    who: 'member',
    modules: ['AGENTPOLICY3'],
    perMinute: 60,
    summary: 'The caller’s own rates; of an agent also what new members may get, and quotas',
    method: 'GET',
    path: '/play/rebates/own',
    gives: Type.Object({
      rates: Type.Array(Type.Object({ category: rebateCategory(), rate: rebateRate() })),
      /** What a new direct member may be given; nothing where the caller leads no team. */
      offered: Type.Array(boundedRate()),
      /** The same of the prize group of the lotteries; null: no group may be given. */
      offeredGroup: Type.Union([boundedGroup(), Type.Null()]),
      quotas: Type.Array(quota),
    }),
    refusals: [],
  }),
};
