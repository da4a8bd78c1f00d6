// Every call of clients of the family and the action that answers it.
import type { promotions } from '@baize/contract';
import type { Actions } from '../../../platform/call/index.ts';
import { claimIssuedPromotion } from './actions/claim-issued-promotion.ts';
import { claimLoginPromotion } from './actions/claim-login-promotion.ts';
import { claimPromoCode } from './actions/claim-promo-code.ts';
import { getAvailablePromotions } from './actions/get-available-promotions.ts';
import { getClaimPromotion } from './actions/get-claim-promotion.ts';
import { getMerchantAvailablePromotions } from './actions/get-merchant-available-promotions.ts';
import { getDiscountTicketList } from './actions/get-discount-ticket-list.ts';
import { getPromoCode } from './actions/get-promo-code.ts';
import { getPromoList } from './actions/get-promo-list.ts';
import { getPromotionClaimList } from './actions/get-promotion-claim-list.ts';
import { getReferralDetails } from './actions/get-referral-details.ts';
import { signUpPromotionJoin } from './actions/sign-up-promotion-join.ts';
import { signUpRequestReward } from './actions/sign-up-request-reward.ts';
import { cancelTicket } from './actions/cancel-ticket.ts';
import { claimTicket } from './actions/claim-ticket.ts';
import { getClaimTicketList } from './actions/get-claim-ticket-list.ts';
import { getRebateSetting } from './actions/get-rebate-setting.ts';
import { getPromotionAnnouncementCategory } from './actions/get-promotion-announcement-category.ts';
import { getTicketGlobalConfig } from './actions/get-ticket-global-config.ts';
import { spinSlotMachine } from './actions/spin-slot-machine.ts';
import type { WithOffers } from '../rewards/with-offers.ts';

type Wire = Pick<
  Actions<typeof promotions>,
  | 'claimIssuedPromotion'
  | 'claimLoginPromotion'
  | 'claimPromoCode'
  | 'getAvailablePromotions'
  | 'getClaimPromotion'
  | 'getMerchantAvailablePromotions'
  | 'getDiscountTicketList'
  | 'getPromoCode'
  | 'getPromoList'
  | 'getPromotionClaimList'
  | 'getReferralDetails'
  | 'signUpPromotionJoin'
  | 'signUpRequestReward'
  | 'cancelTicket'
  | 'claimTicket'
  | 'getClaimTicketList'
  | 'getRebateSetting'
  | 'getPromotionAnnouncementCategory'
  | 'getTicketGlobalConfig'
  | 'spinSlotMachine'
>;

export const wireActions = (ports: WithOffers): Wire => ({
  claimIssuedPromotion: claimIssuedPromotion(ports),
  claimLoginPromotion: claimLoginPromotion(ports),
  claimPromoCode: claimPromoCode(ports),
  getAvailablePromotions: getAvailablePromotions(ports),
  getClaimPromotion: getClaimPromotion(ports),
  getMerchantAvailablePromotions: getMerchantAvailablePromotions(ports),
  getDiscountTicketList: getDiscountTicketList(ports),
  getPromoCode: getPromoCode(ports),
  getPromoList: getPromoList(ports),
  getPromotionClaimList: getPromotionClaimList(ports),
  getReferralDetails: getReferralDetails(ports),
  signUpPromotionJoin: signUpPromotionJoin(ports),
  signUpRequestReward: signUpRequestReward(ports),
  cancelTicket: cancelTicket(ports),
  claimTicket: claimTicket(ports),
  getClaimTicketList: getClaimTicketList(ports),
  getRebateSetting: getRebateSetting(ports),
  getPromotionAnnouncementCategory: getPromotionAnnouncementCategory(ports),
  getTicketGlobalConfig: getTicketGlobalConfig(ports),
  spinSlotMachine: spinSlotMachine(ports),
});
