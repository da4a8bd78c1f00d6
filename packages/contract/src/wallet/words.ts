// The words and bounds of the wallet's calls that clients and the server name.
export { houseProvider } from './deposit-channels.ts';
export { depositProofsMax, depositWords } from './deposit-reports.ts';
export { depositCodes } from './deposits.ts';
export { oldDepositWays, type OldDepositWay } from './old-deposits.ts';
export { accountKinds, withdrawalsUncounted, type AccountKind } from './accounts.ts';
export { movementKinds, type MovementKind } from './records.ts';
export {
  bonusFundings,
  bonusReasons,
  bonusStates,
  type BonusReason,
  type BonusState,
} from './bonuses.ts';
export { depositSpans, limitOwners } from './limits.ts';
export {
  receiptStates,
  turnoverSources,
  withdrawalObstacles,
  withdrawalStates,
} from './withdrawals.ts';
export { receiptAnswers } from './receipts.ts';
export { partsMax } from './part-operations.ts';
export {
  adjustmentKinds,
  adjustmentStates,
  type AdjustmentKind,
  type AdjustmentState,
} from './adjustments.ts';
