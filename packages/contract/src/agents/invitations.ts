// Invitation links of agents: each with a name and a code of its own, so that an agent sees which
// of them brings people. A closed or expired link is invalid.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, pageQuery, text, timeText } from '../kit/schema.ts';
import { groupRefusals, rateRefusals } from '../rebates/rates.ts';
import { askedConfigs, wireConfig } from '../rebates/schema.ts';

const calling = { wire: 'wps', who: 'agent', modules: ['AGENTCEN3'], perMinute: 60 } as const;
const dateOrNever = Type.Union([Type.Integer(), Type.Null()]);

/** As the family numbers them. */
export const invitationStates = { closed: 0, open: 1, expired: 2 } as const;

export const agentsInvitations = {
  createInvitation: endpoint({
    ...calling,
    summary: 'Makes an invitation link with a code of its own',
    method: 'POST',
    path: '/wps/agent/affiliateUrl',
    aliases: ['/wps/relay/MCSFE_createAffiliateUrl'],
    intent: true,
    body: Type.Object({
      /** The agent's name for it; absent: its code. */
      name: Type.Optional(text(40, 1)),
      /** An account registered by it becomes 0 a member, 1 an agent below this one. */
      type: Type.Integer({ minimum: 0, maximum: 1 }),
      endDate: Type.Optional(timeText()),
      /** Rates of rebates, and the prize group, of everybody who registers by it. */
      configs: Type.Optional(askedConfigs()),
    }),
    /** The code. */
    gives: text(40),
    refusals: [
      'field-format',
      'role-not-allowed',
      'terms-due',
      ...rateRefusals,
      ...groupRefusals,
      'agent-links-full',
    ],
  }),
  listInvitations: endpoint({
    ...calling,
    summary: 'The agent’s links with how many registered by each, the newest first',
    method: 'GET',
    path: '/wps/agent/affiliateUrls',
    aliases: ['/wps/relay/MCSFE_viewAffiliateUrls'],
    query: Type.Object({
      /** 0 closed, 1 open, 2 expired; else all. */
      status: Type.Optional(text(5)),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      pageSize: pageQuery.pageSize,
    }),
    gives: Type.Object({
      pageInfo: Type.Object({
        currentPage: Type.Integer(),
        pageSize: Type.Integer(),
        totalRecords: Type.Integer(),
      }),
      list: Type.Array(
        Type.Object({
          id: text(64),
          code: text(40),
          name: text(40),
          type: Type.Integer(),
          status: Type.Integer(),
          startDate: Type.Integer(),
          endDate: dateOrNever,
          affiliateCount: Type.Integer(),
          /** What whoever registers by it gets; empty: what everybody gets. */
          configs: Type.Array(wireConfig()),
        }),
      ),
    }),
    refusals: [],
  }),
  closeInvitation: endpoint({
    ...calling,
    summary: 'Closes a link for ever; who came by it stays',
    method: 'DELETE',
    path: '/wps/agent/affiliateUrl',
    aliases: ['/wps/relay/MCSFE_deleteAffiliateUrl'],
    query: Type.Object({ affiUrlId: id() }),
    gives: done(),
    refusals: ['agent-link-unknown'],
  }),
  listInvited: endpoint({
    ...calling,
    summary: 'Who registered by a link, the newest first',
    method: 'GET',
    path: '/wps/agent/registeredAffiliates',
    aliases: ['/wps/relay/MCSFE_viewRegisteredAffiliates'],
    query: Type.Object({ affiUrlId: id() }),
    gives: Type.Array(Type.Object({ customerName: text(64), registeredDate: Type.Integer() })),
    refusals: ['agent-link-unknown'],
  }),
};
