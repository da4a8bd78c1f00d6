// An agent registers members into the own team, and makes members of it agents. A name and a first
// password open the account for a day; it must be changed at the first sign-in. The agent accepts
// nothing for them: members give their birthday and accept the terms themselves before they play.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, text } from '../kit/schema.ts';
import { groupRefusals, rateRefusals } from '../rebates/rates.ts';
import { askedConfigs } from '../rebates/schema.ts';

const calling = {
  method: 'POST',
  wire: 'wps',
  who: 'agent',
  modules: ['AGENTCEN3'],
  perMinute: 20,
} as const;

export const agentsRegistrations = {
  registerDownline: endpoint({
    ...calling,
    summary: 'Registers a member directly below the agent, with a first password',
    path: '/wps/agent/downline',
    sealed: true,
    body: Type.Object({
      username: text(64),
      /** Empty: one is made. Either is good for the first sign-in alone. */
      password: Type.Optional(text(64)),
      /** 0 a member, 1 an agent below this one. */
      userType: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
      /** Rates of rebates, and the prize group, that the new person gets. */
      configs: Type.Optional(askedConfigs()),
    }),
    gives: Type.Object({
      customerId: text(64),
      customerName: text(64),
      /** The generated first password; empty where the agent chose it. Returned once. */
      password: text(64),
    }),
    refusals: [
      'field-required',
      'field-format',
      'name-misleading',
      'password-common',
      'role-not-allowed',
      'terms-due',
      'agent-registrations-full',
      'agent-too-deep',
      ...rateRefusals,
      ...groupRefusals,
      'username-taken',
    ],
    olderCodes: {
      'role-not-allowed': 'agent.no.right.to.register',
      'agent-registrations-full': 'agent.quota.exceeded',
      'rebate-out-of-range': 'agent.operating.range.err',
    },
  }),
  promoteDownlineToAgent: endpoint({
    ...calling,
    summary: 'Makes a member of the own team an agent with an invitation code of their own',
    method: 'PUT',
    path: '/wps/agent/promoteDownlineToAgent',
    body: Type.Object({ customerId: id() }),
    gives: done(),
    refusals: [
      'role-not-allowed',
      'terms-due',
      'member-not-found',
      'agent-already',
      'agent-promotion-failed',
    ],
  }),
  renewFirstPassword: endpoint({
    ...calling,
    summary: 'Makes another first password for a registered person who never signed in',
    path: '/wps/agent/downline/password',
    body: Type.Object({ customerId: id() }),
    gives: Type.Object({ password: text(64) }),
    refusals: ['member-not-found', 'agent-member-came'],
  }),
};
