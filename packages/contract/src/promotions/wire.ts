// Promotions as clients of the family ask for them; rules and rewards are those of our own calls.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, pageQuery, text } from '../kit/schema.ts';
import { claimStates, promotionStates } from './schema.ts';

/** The family's names of kinds of promotions. */
export const promotionTypes = [
  'NEW_REGISTER',
  'LOGIN',
  'FIRST_DEPOSIT',
  'SECOND_DEPOSIT',
  'THIRD_DEPOSIT',
  'FOURTH_DEPOSIT',
  'FIFTH_DEPOSIT',
  'DEPOSIT',
  'DEPOSIT_COUNT',
  'DEPOSIT_BET_BONUS',
  'MISSION',
  'SAVIOR',
  'TURNOVER',
  'UPGRADE_BONUS',
  'RANK_SALARY',
  'BIRTHDAY',
  'PROMOCODE',
  'LUCKY_BET',
  'RANK_BOARD',
  'REFERRAL',
  'SIGNUP',
  'MANUAL',
] as const;
export type PromotionType = (typeof promotionTypes)[number];

const member = { wire: 'wps', who: 'member', modules: ['REWCEN3'] } as const;
/** Older clients send numbers where they were given numbers, and what they were given else. */
const promotionId = () => Type.Union([Type.Integer(), text(64, 1)]);
const available = Type.Record(
  Type.String(),
  Type.Object({ enabled: Type.Boolean(), count: Type.Integer() }),
);
const joinRefusals = [
  'promotion-not-found',
  'promotion-closed',
  'promotion-not-for-you',
  'promotion-mobile-missing',
  'promotion-group-taken',
] as const;

const claimRefusals = [
  'player-on-break',
  'self-excluded',
  'reward-not-found',
  'reward-not-available',
  'reward-expired',
  'promotion-closed',
  'promotion-budget-spent',
  'point-budget-spent',
] as const;

const wireClaim = Type.Object({
  rewardId: text(64),
  promotionId: text(64),
  promotionType: oneOf(promotionTypes),
  title: text(120),
  status: oneOf(claimStates),
  amount: Type.Number(),
  createTime: Type.Integer(),
  expireTime: Type.Union([Type.Integer(), Type.Null()]),
});

export const promotionsWire = {
  getAvailablePromotions: endpoint({
    ...member,
    summary: 'The kinds of promotions that run for the member, and how much of each can be claimed',
    method: 'GET',
    path: '/wps/relay/MCSFE_getAvailablePromotions',
    gives: available,
    refusals: [],
  }),
  getMerchantAvailablePromotions: endpoint({
    summary: 'The kinds of promotions that run, before signing in',
    method: 'GET',
    path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
    wire: 'wps',
    who: 'anyone',
    modules: ['REWCEN3'],
    gives: available,
    refusals: [],
  }),
  getPromoList: endpoint({
    summary: 'Running promotions and those to come, as the family lists them',
    method: 'GET',
    path: '/wps/relay/PROMOFE_getPromoList',
    aliases: ['/wps/relay/MCSFE_getRegisterPromotionList'],
    wire: 'wps',
    who: 'anyone',
    modules: ['REWCEN3'],
    gives: Type.Array(
      Type.Object({
        promotionId: text(64),
        promotionType: oneOf(promotionTypes),
        title: text(120),
        content: text(300),
        category: text(20),
        status: Type.Union([oneOf(promotionStates), Type.Null()]),
        startTime: Type.Integer(),
        endTime: Type.Union([Type.Integer(), Type.Null()]),
      }),
    ),
    refusals: [],
  }),
  signUpPromotionJoin: endpoint({
    ...member,
    summary: 'Joins a promotion under its terms of now',
    method: 'POST',
    path: '/wps/relay/MCSFE_signUpPromotionJoin',
    modules: ['DPSTBAS3', 'REWCEN3'],
    body: Type.Object({ promotionId: promotionId() }),
    gives: Type.Null(),
    refusals: joinRefusals,
  }),
  signUpRequestReward: endpoint({
    ...member,
    summary: 'Applies for a reward with a remark and pictures',
    method: 'POST',
    path: '/wps/relay/MCSFE_signUpRequestReward',
    modules: ['DPSTBAS3', 'REWCEN3'],
    perMinute: 20,
    bodyBytesMax: 21 * 1024 * 1024,
    body: Type.Object({
      promotionId: promotionId(),
      remarks: Type.Optional(text(140)),
      pictures: Type.Optional(Type.Array(Type.String({ maxLength: 7_000_000 }), { maxItems: 3 })),
    }),
    gives: Type.Null(),
    refusals: [...joinRefusals, 'promotion-changed', 'promotion-had', 'picture-unreadable'],
  }),
  getClaimPromotion: endpoint({
    ...member,
    summary: 'Rewards that are due, of the asked kinds',
    method: 'GET',
    path: '/wps/relay/MCSFE_getClaimPromotion',
    aliases: ['/wps/relay/PROMOFE_getUnappliedExtraRewardClaimList'],
    query: Type.Object({
      promotionType: Type.Optional(text(300)),
      status: Type.Optional(text(5)),
    }),
    gives: Type.Array(wireClaim),
    refusals: [],
  }),
  getPromotionClaimList: endpoint({
    ...member,
    summary: 'The member’s rewards, newest first',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPromotionClaimList',
    query: Type.Object(pageQuery),
    gives: Type.Object({ list: Type.Array(wireClaim), total: Type.Integer() }),
    refusals: [],
  }),
  claimIssuedPromotion: endpoint({
    ...member,
    summary: 'Claims one reward',
    method: 'POST',
    path: '/wps/relay/MCSFE_claimIssuedPromotion',
    body: Type.Object({
      promotionClaimId: text(64, 1),
      promotionType: Type.Optional(text(40)),
    }),
    gives: Type.Null(),
    refusals: claimRefusals,
  }),
  claimLoginPromotion: endpoint({
    ...member,
    summary: 'Claims what signing in gave, where something is due',
    method: 'POST',
    path: '/wps/relay/MCSFE_claimLoginPromotion',
    gives: Type.Null(),
    refusals: claimRefusals,
  }),
  getReferralDetails: endpoint({
    ...member,
    summary: 'The member’s own code, how many registered by it, and where its link may lead',
    method: 'GET',
    path: '/wps/relay/MCSFE_getReferralDetails',
    modules: ['REFERRAL3', 'REWCEN3'],
    query: Type.Object({
      /** Every member has a code: nothing is made by it. */
      autoGenerate: Type.Optional(Type.Boolean()),
    }),
    gives: Type.Object({
      referralCode: text(40),
      totalInvitations: Type.Integer(),
      promotionDomains: Type.Array(text(300)),
    }),
    refusals: [],
  }),
  getPromoCode: endpoint({
    ...member,
    summary: 'Codes of promotions that are for the member and that they have not used',
    method: 'GET',
    path: '/wps/relay/PROMOFE_getPromoCode',
    gives: Type.Array(Type.Object({ promoCode: text(32), description: text(300) })),
    refusals: [],
  }),
  getDiscountTicketList: endpoint({
    ...member,
    summary: 'Rewards of the vouchers that the member used, the newest first',
    method: 'GET',
    path: '/wps/relay/PROMOFE_getDiscountTicketList',
    gives: Type.Array(wireClaim),
    refusals: [],
  }),
  claimPromoCode: endpoint({
    ...member,
    summary: 'Uses a code or a voucher: its reward is due, or paid where it pays by itself',
    method: 'POST',
    path: '/wps/relay/PROMOFE_claimPromoCode',
    perMinute: 20,
    body: Type.Object({ promoCode: text(32, 1) }),
    gives: Type.Null(),
    refusals: [
      'promotion-code-often',
      'player-on-break',
      'self-excluded',
      'promotion-code-unknown',
      'voucher-used',
      'voucher-cancelled',
      'voucher-expired',
      'promotion-closed',
      'promotion-not-for-you',
      'promotion-group-taken',
      'promotion-had',
    ],
  }),
};
