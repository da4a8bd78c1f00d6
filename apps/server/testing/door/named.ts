// Fields and calls by whose things they name, for the tests of the door.

// What may name a thing that has an owner.
export const naming = /^id$|Ids?$|Code$/u;
// Of these, whatever is not there is passed over; what is somebody else’s changes as little.
export const passedOver = new Set([
  'notices.readInbox',
  'notices.removeFromInbox',
  'lottery.listLotteryOrders',
  'wallet.preWithdrawTransaction',
  'agreements.listBills',
]);

// Named by the house: they belong to everybody.
export const ofEverybody = new Set([
  'typeId',
  'merchantCode',
  'lottoGameCode',
  'mcsBankCode',
  'countryDialingCode',
  'gameCode',
  'gameId',
  'nodeId',
  'roomId',
  'verificationCode',
  'vendorId',
  'promotionId',
  'promoCode',
  'raffleId',
  'goodId',
  // Purses are named alike for everybody.
  'accountId',
  'accountTypeId',
  'fromAccountId',
  'toAccountId',
  'prizeModeId',
  'writerId',
  'offerId',
]);

// Their id names a promotion, which belongs to everybody.
export const ofPromotions = new Set([
  'promotions.getBoard',
  'promotions.getMissionLeaderboard',
  'promotions.getMissionMilestones',
  'promotions.getPromotion',
  'promotions.joinPromotion',
  'promotions.leavePromotion',
  'promotions.applyForPromotion',
  'promotions.getEnvelope',
  'promotions.openEnvelope',
  'promotions.openDraw',
]);

// Asks for the caller's own password first, so that nobody learns of another's account by it.
export const ofWhoProvesThemselves = new Set(['identity.closeAccount']);
