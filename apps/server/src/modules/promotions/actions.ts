// Every call of promotions and the action that answers it.
import type { promotions } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { changeBoardEntry } from './boards/actions/change-board-entry.ts';
import { getBoard } from './boards/actions/get-board.ts';
import { getMissionLeaderboard } from './boards/actions/get-mission-leaderboard.ts';
import { getMissionMilestones } from './boards/actions/get-mission-milestones.ts';
import { getMissionSummaryDetails } from './boards/actions/get-mission-summary-details.ts';
import { getRankBoardList } from './boards/actions/get-rank-board-list.ts';
import { listMissions } from './boards/actions/list-missions.ts';
import { openBoard } from './boards/actions/open-board.ts';
import type { Envelopes } from './envelopes/envelopes.ts';
import { countSegment } from './desk/actions/count-segment.ts';
import { createPromotion } from './desk/actions/create-promotion.ts';
import { createSegment } from './desk/actions/create-segment.ts';
import { decideClaim } from './desk/actions/decide-claim.ts';
import { editPromotion } from './desk/actions/edit-promotion.ts';
import { editSegment } from './desk/actions/edit-segment.ts';
import { findClaims } from './desk/actions/find-claims.ts';
import { findPromotions } from './desk/actions/find-promotions.ts';
import { findSegments } from './desk/actions/find-segments.ts';
import { getClaimPicture } from './desk/actions/get-claim-picture.ts';
import { getPromotionPicture } from './desk/actions/get-promotion-picture.ts';
import { grantReward } from './desk/actions/grant-reward.ts';
import { openPromotion } from './desk/actions/open-promotion.ts';
import { publishPromotion } from './desk/actions/publish-promotion.ts';
import { returnReward } from './desk/actions/return-reward.ts';
import { sendPromotionPicture } from './desk/actions/send-promotion-picture.ts';
import { stopPromotion } from './desk/actions/stop-promotion.ts';
import { getDrawFigures } from './draws/actions/get-draw-figures.ts';
import { getOpening } from './draws/actions/get-opening.ts';
import { listDraws } from './draws/actions/list-draws.ts';
import { listOpenings } from './draws/actions/list-openings.ts';
import { openDraw } from './draws/actions/open-draw.ts';
import { findPromotionSignals } from './figures/actions/find-promotion-signals.ts';
import { getPromotionFigures } from './figures/actions/get-promotion-figures.ts';
import { getRewardEntries } from './figures/actions/get-reward-entries.ts';
import { getRewardSignals } from './figures/actions/get-reward-signals.ts';
import { tryPromotion } from './figures/actions/try-promotion.ts';
import { findFriends } from './invitations/actions/find-friends.ts';
import { getInvitation } from './invitations/actions/get-invitation.ts';
import { listFriends } from './invitations/actions/list-friends.ts';
import { wireActions } from './gateway/wire-actions.ts';
import { applyForPromotion } from './rewards/actions/apply-for-promotion.ts';
import { claimAllRewards } from './rewards/actions/claim-all-rewards.ts';
import { claimReward } from './rewards/actions/claim-reward.ts';
import { getPromotion } from './rewards/actions/get-promotion.ts';
import { joinPromotion } from './rewards/actions/join-promotion.ts';
import { leavePromotion } from './rewards/actions/leave-promotion.ts';
import { listFreeRounds } from './rewards/actions/list-free-rounds.ts';
import { listPromotions } from './rewards/actions/list-promotions.ts';
import { listRewards } from './rewards/actions/list-rewards.ts';
import { cancelVouchers } from './vouchers/actions/cancel-vouchers.ts';
import { createVouchers } from './vouchers/actions/create-vouchers.ts';
import { findVouchers } from './vouchers/actions/find-vouchers.ts';
import type { WithOffers } from './rewards/with-offers.ts';
import { listTickets } from './tickets/actions/list-tickets.ts';

/** The calls of red envelopes are with their part. */
export function createActions(
  ports: WithOffers,
): Omit<Actions<typeof promotions>, keyof Envelopes['actions']> {
  return {
    listPromotions: listPromotions(ports),
    getPromotion: getPromotion(ports),
    joinPromotion: joinPromotion(ports),
    leavePromotion: leavePromotion(ports),
    applyForPromotion: applyForPromotion(ports),
    listRewards: listRewards(ports),
    listFreeRounds: listFreeRounds(ports),
    claimReward: claimReward(ports),
    claimAllRewards: claimAllRewards(ports),
    findPromotions: findPromotions(ports),
    openPromotion: openPromotion(ports),
    createPromotion: createPromotion(ports),
    editPromotion: editPromotion(ports),
    publishPromotion: publishPromotion(ports),
    stopPromotion: stopPromotion(ports),
    findClaims: findClaims(ports),
    decideClaim: decideClaim(ports),
    grantReward: grantReward(ports),
    returnReward: returnReward(ports),
    getClaimPicture: getClaimPicture(ports),
    tryPromotion: tryPromotion(ports),
    getPromotionFigures: getPromotionFigures(ports),
    findSegments: findSegments(ports),
    createSegment: createSegment(ports),
    editSegment: editSegment(ports),
    ...besideActions(ports),
    countSegment: countSegment(ports),
    sendPromotionPicture: sendPromotionPicture(ports),
    getPromotionPicture: getPromotionPicture(ports),
    getRewardSignals: getRewardSignals(ports),
    findPromotionSignals: findPromotionSignals(ports),
    getRewardEntries: getRewardEntries(ports),
    ...wireActions(ports),
  };
}

/** Boards and missions, invited friends, prize draws, and vouchers. */
const besideActions = (ports: WithOffers) => ({
  getBoard: getBoard(ports),
  openBoard: openBoard(ports),
  changeBoardEntry: changeBoardEntry(ports),
  listMissions: listMissions(ports),
  getMissionSummaryDetails: getMissionSummaryDetails(ports),
  getMissionMilestones: getMissionMilestones(ports),
  getMissionLeaderboard: getMissionLeaderboard(ports),
  getRankBoardList: getRankBoardList(ports),
  getInvitation: getInvitation(ports),
  listFriends: listFriends(ports),
  findFriends: findFriends(ports),
  listDraws: listDraws(ports),
  openDraw: openDraw(ports),
  listOpenings: listOpenings(ports),
  getOpening: getOpening(ports),
  listTickets: listTickets(ports),
  getDrawFigures: getDrawFigures(ports),
  findVouchers: findVouchers(ports),
  createVouchers: createVouchers(ports),
  cancelVouchers: cancelVouchers(ports),
});
