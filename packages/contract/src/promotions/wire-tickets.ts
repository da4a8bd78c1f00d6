// Tickets and standing terms of promotions as clients of the family ask for them. A transaction id
// names one ticket of those that a reward gave: it opens one draw, once, however often it is asked.
import { Type } from 'typebox';
import { gameCategories } from '../catalogue/schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, oneOrNone, text } from '../kit/schema.ts';
import { promotionCategories, rewardKinds } from './schema.ts';

/** The family's names of the looks of draws. */
export const ticketTypes = ['PRIZE_WHEEL', 'GOLDEN_EGG', 'SLOT_MACHINE', 'SCRATCH_CARD'] as const;
export type TicketType = (typeof ticketTypes)[number];

/** `CANCELLED`: taken back by staff, or given up by the member. */
export const ticketStatuses = ['AVAILABLE', 'CLAIMED', 'EXPIRED', 'CANCELLED'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

const member = { wire: 'wps', who: 'member', modules: ['REWCEN3'] } as const;

/** Clients say whether they are an app; the answer is the same. */
const isApp = Type.Optional(text(1));
const transactionId = text(80, 1);

const opens = {
  ...member,
  method: 'POST',
  body: Type.Object({ transactionId, isApp }),
  gives: Type.Object({
    transactionId,
    promotionId: text(64),
    /** The place of what was drawn, from 0. */
    segment: Type.Integer(),
    /** '' and 0: it wins nothing. */
    rewardType: oneOrNone(rewardKinds),
    rewardAmount: Type.Number(),
  }),
  refusals: [
    'ticket-unknown',
    'game-unverified',
    'player-on-break',
    'self-excluded',
    'promotion-closed',
    'promotion-not-for-you',
    'promotion-mobile-missing',
    'promotion-group-taken',
    'draw-used-up',
    'ticket-missing',
  ],
} as const;

export const promotionsWireTickets = {
  getClaimTicketList: endpoint({
    ...member,
    summary: 'The member’s tickets one by one, by their state; those that can be used first to end',
    method: 'GET',
    path: '/wps/relay/PROMOFE_getClaimTicketList',
    query: Type.Object({ isApp, status: Type.Optional(oneOf(ticketStatuses)) }),
    gives: Type.Array(
      Type.Object({
        transactionId,
        type: oneOf(ticketTypes),
        status: oneOf(ticketStatuses),
        createTime: Type.Integer(),
        expireTime: Type.Integer(),
      }),
    ),
    refusals: [],
  }),
  claimTicket: endpoint({
    ...opens,
    summary: 'Opens the first open draw of the ticket’s look by it; its prize is paid at once',
    path: '/wps/relay/PROMOFE_claimTicket',
  }),
  spinSlotMachine: endpoint({
    ...opens,
    summary: 'The same for tickets of prize slots; claiming the ticket then tells the same prize',
    path: '/wps/relay/PROMOFE_spinSlotMachine',
  }),
  cancelTicket: endpoint({
    ...member,
    summary: 'Gives up a ticket of one’s own that was not used',
    method: 'POST',
    path: '/wps/relay/MCSFE_cancelTicket',
    body: Type.Object({ transactionId, isApp }),
    gives: Type.Null(),
    refusals: ['ticket-unknown', 'ticket-missing'],
  }),
  getTicketGlobalConfig: endpoint({
    ...member,
    summary: 'Every kind of ticket, and the draws that the member can open by it now',
    method: 'GET',
    path: '/wps/relay/PROMOFE_getTicketGlobalConfig',
    gives: Type.Array(
      Type.Object({
        type: oneOf(ticketTypes),
        enabled: Type.Boolean(),
        promotions: Type.Array(Type.Object({ promotionId: text(64), title: text(120) })),
      }),
    ),
    refusals: [],
  }),
  getPromotionAnnouncementCategory: endpoint({
    summary: 'Categories of promotions that run or come, with how many there are',
    method: 'GET',
    path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
    wire: 'wps',
    who: 'anyone',
    modules: ['REWCEN3'],
    gives: Type.Array(Type.Object({ category: oneOf(promotionCategories), count: Type.Integer() })),
    refusals: [],
  }),
  getRebateSetting: endpoint({
    ...member,
    summary: 'What share of turnover promotions give the member back, by category of games',
    method: 'GET',
    path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
    gives: Type.Array(
      Type.Object({
        promotionId: text(64),
        title: text(120),
        /** '': some vendors or games alone, whatever their category. */
        productType: oneOrNone(gameCategories),
        vendors: Type.Array(text(20)),
        /** In percent, that of the highest step. */
        rebateRate: Type.Number(),
        /** Null: without a limit of its own. */
        maxAmount: Type.Union([Type.Number(), Type.Null()]),
      }),
    ),
    refusals: [],
  }),
};
