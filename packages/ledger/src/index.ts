// The door of the ledger: accounts, postings, the book that decides them, and one builder for every
// business event.
export {
  accountKinds,
  accountName,
  hasFloor,
  isLockedFirst,
  house,
  houseAccount,
  playerAccount,
  poolAccount,
  type AccountKind,
  type AccountRef,
} from './accounts.ts';
export {
  fingerprintOf,
  homeOf,
  ledgerEvents,
  type LedgerEvent,
  type Leg,
  type Posting,
} from './posting.ts';
export {
  openBook,
  type BalanceTooLow,
  type Book,
  type Change,
  type Entry,
  type KeyReused,
  type KnownPosting,
  type OpenAccount,
  type Posted,
  type PostResult,
} from './book.ts';
export {
  allCash,
  bonusDecided,
  bonusStaked,
  fateAfter,
  fundStake,
  partsOf,
  spendable,
  splitOf,
  splitTaken,
  sumSplits,
  type Fates,
  type FundedStake,
  type Split,
  type StakeBonus,
  type StakeTooHigh,
} from './funding.ts';
export {
  feed,
  fundingOrders,
  isMet,
  openObligations,
  weightOf,
  type BetToCount,
  type BonusEnd,
  type EndedBonus,
  type Fed,
  type FundingOrder,
  type Obligations,
  type OpenBonus,
  type OpenRequirement,
  type Weights,
} from './obligations.ts';
export { advanceBonus, clearBelow, countBet, releasable } from './advance-bonus.ts';
export {
  envelopeAccount,
  envelopeFilled,
  envelopeReturned,
  packetFreed,
  packetIdOf,
  packetPaid,
  type EnvelopeFacts,
  type PacketFacts,
} from './entries/envelope.ts';
export {
  goodsPaid,
  goodsReturned,
  rewardPaid,
  rewardTaken,
  type RewardFacts,
} from './entries/reward.ts';
export { bonusGranted, bonusReleased, bonusTaken, type TakenBack } from './entries/bonus.ts';
export { depositSettled, type DepositSettled } from './entries/deposit-settled.ts';
export { depositReversed, type DepositReversed } from './entries/deposit-reversed.ts';
export { stakeOpened, type StakeOpened } from './entries/stake-opened.ts';
export { roundSettled, type RoundSettled } from './entries/round-settled.ts';
export {
  jackpotSeeded,
  jackpotWon,
  sumFed,
  type JackpotFed,
  type JackpotSeeded,
  type JackpotWon,
} from './entries/jackpot.ts';
export {
  debtSettled,
  payoutCorrected,
  payoutReversed,
  slipsLost,
  slipsReturned,
  slipWon,
  type DebtSettled,
  type SlipDecided,
  type SlipsMoved,
} from './entries/slips.ts';
export { stakeVoided } from './entries/stake-voided.ts';
export {
  withdrawalFeeTaken,
  withdrawalPaid,
  withdrawalReceived,
  withdrawalRefused,
  withdrawalRequested,
  withdrawalReturned,
  type WithdrawalFacts,
} from './entries/withdrawal.ts';
export { c2cSettled, type C2cSettled } from './entries/c2c-settled.ts';
export { agentPaid, type AgentPay } from './entries/agent-pay.ts';
export { lotteryRebate, teamRebate, type Rebated } from './entries/rebate.ts';
export {
  categoryRebate,
  commissionPaid,
  type CategoryRebated,
  type CommissionFacts,
} from './entries/category-rebate.ts';
export {
  teamTransferred,
  teamTransferReversed,
  type TeamTransferFacts,
} from './entries/team-transfer.ts';
export {
  adjustmentCredited,
  adjustmentDebited,
  type AdjustmentFacts,
} from './entries/adjustment.ts';
export { demoFunded, type DemoFunded } from './entries/demo-funded.ts';
export {
  vendorBet,
  vendorEnd,
  vendorRollback,
  vendorWin,
  type VendorMove,
} from './entries/vendor-round.ts';
export {
  returnRejected,
  returnReleased,
  transferAsked,
  transferDone,
  transferFailed,
  transferReturned,
  type TransferFacts,
} from './entries/transfer.ts';
