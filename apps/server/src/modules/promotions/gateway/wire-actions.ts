// Every call of clients of the family and the action that answers it.
import type { promotions } from '@baize/contract';
import type { Actions } from '../../../platform/call/index.ts';
import { claimIssuedPromotion } from './actions/claim-issued-promotion.ts';
import { claimLoginPromotion } from './actions/claim-login-promotion.ts';
import { claimPromoCode } from './actions/claim-promo-code.ts';
import { getAvailablePromotions } from './actions/get-available-promotions.ts';
import { getClaimPromotion } from './actions/get-claim-promotion.ts';
import { getMerchantAvailablePromotions } from './actions/get-merchant-available-promotions.ts';
import { getPromoCode } from './actions/get-promo-code.ts';
import { getPromoList } from './actions/get-promo-list.ts';
import { getPromotionClaimList } from './actions/get-promotion-claim-list.ts';
import { getReferralDetails } from './actions/get-referral-details.ts';
import { signUpPromotionJoin } from './actions/sign-up-promotion-join.ts';
import { signUpRequestReward } from './actions/sign-up-request-reward.ts';
import type { WithOffers } from '../rewards/with-offers.ts';

type Wire = Pick<
  Actions<typeof promotions>,
  | 'claimIssuedPromotion'
  | 'claimLoginPromotion'
  | 'claimPromoCode'
  | 'getAvailablePromotions'
  | 'getClaimPromotion'
  | 'getMerchantAvailablePromotions'
  | 'getPromoCode'
  | 'getPromoList'
  | 'getPromotionClaimList'
  | 'getReferralDetails'
  | 'signUpPromotionJoin'
  | 'signUpRequestReward'
>;

export const wireActions = (ports: WithOffers): Wire => ({
  claimIssuedPromotion: claimIssuedPromotion(ports),
  claimLoginPromotion: claimLoginPromotion(ports),
  claimPromoCode: claimPromoCode(ports),
  getAvailablePromotions: getAvailablePromotions(ports),
  getClaimPromotion: getClaimPromotion(ports),
  getMerchantAvailablePromotions: getMerchantAvailablePromotions(ports),
  getPromoCode: getPromoCode(ports),
  getPromoList: getPromoList(ports),
  getPromotionClaimList: getPromotionClaimList(ports),
  getReferralDetails: getReferralDetails(ports),
  signUpPromotionJoin: signUpPromotionJoin(ports),
  signUpRequestReward: signUpRequestReward(ports),
});
