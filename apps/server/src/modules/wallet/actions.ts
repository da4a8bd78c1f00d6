// Every call of wallet and the action that answers it.
import type { wallet } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { answerLimitPrompt } from './limits/actions/answer-limit-prompt.ts';
import { getDepositCare } from './limits/actions/get-deposit-care.ts';
import { getMemberDepositLimits } from './limits/actions/get-member-deposit-limits.ts';
import { liftDepositBlocks } from './limits/actions/lift-deposit-blocks.ts';
import { listDepositBlocks } from './limits/actions/list-deposit-blocks.ts';
import { listDormantAccounts } from './limits/actions/list-dormant-accounts.ts';
import { listLevelLimits } from './limits/actions/list-level-limits.ts';
import { reviewLimits } from './limits/actions/review-limits.ts';
import { setLevelDepositLimit } from './limits/actions/set-level-deposit-limit.ts';
import { setMemberDepositLimit } from './limits/actions/set-member-deposit-limit.ts';
import { getMemberTransfers } from './transfers/actions/get-member-transfers.ts';
import { getTransferEnabled } from './transfers/actions/get-transfer-enabled.ts';
import { getTransferTerms } from './transfers/actions/get-transfer-terms.ts';
import { listTeamTransfersOfAll } from './transfers/actions/list-team-transfers-of-all.ts';
import { listTeamTransfers } from './transfers/actions/list-team-transfers.ts';
import { reverseTeamTransfer } from './transfers/actions/reverse-team-transfer.ts';
import { setMemberTransfers } from './transfers/actions/set-member-transfers.ts';
import { transferDownline } from './transfers/actions/transfer-downline.ts';
import { transferUpline } from './transfers/actions/transfer-upline.ts';
import { confirmAdjustment } from './adjustments/actions/confirm-adjustment.ts';
import { listAdjustments } from './adjustments/actions/list-adjustments.ts';
import { proposeAdjustment } from './adjustments/actions/propose-adjustment.ts';
import { refuseAdjustment } from './adjustments/actions/refuse-adjustment.ts';
import { addBankCard } from './accounts/actions/add-bank-card.ts';
import { approveWithdrawal } from './withdrawals/actions/approve-withdrawal.ts';
import { cancelBonus } from './bonuses/actions/cancel-bonus.ts';
import { confirmBonus } from './bonuses/actions/confirm-bonus.ts';
import { forfeitBonus } from './bonuses/actions/forfeit-bonus.ts';
import { getBonusWeights } from './requirements/actions/get-bonus-weights.ts';
import { grantBonus } from './bonuses/actions/grant-bonus.ts';
import { listBonuses } from './bonuses/actions/list-bonuses.ts';
import { listBonusesOf } from './bonuses/actions/list-bonuses-of.ts';
import { listProposedBonuses } from './bonuses/actions/list-proposed-bonuses.ts';
import { previewBonusCancel } from './bonuses/actions/preview-bonus-cancel.ts';
import { rejectBonus } from './bonuses/actions/reject-bonus.ts';
import { saveBonusWeights } from './requirements/actions/save-bonus-weights.ts';
import { confirmWithdrawalReceipt } from './receipts/actions/confirm-withdrawal-receipt.ts';
import { getBalance } from './books/actions/get-balance.ts';
import { getPurses } from './books/actions/get-purses.ts';
import { getStatement } from './records/actions/get-statement.ts';
import { getTrialBalance } from './books/actions/get-trial-balance.ts';
import { getWithdrawSettings } from './withdrawals/actions/get-withdraw-settings.ts';
import { hearPayment } from './payments/actions/hear-payment.ts';
import { listBankCards } from './preview/actions/list-bank-cards.ts';
import { listPaymentConfirmations } from './receipts/actions/list-payment-confirmations.ts';
import { listTransactions } from './records/actions/list-transactions.ts';
import { listWithdrawalsToJudge } from './withdrawals/actions/list-withdrawals-to-judge.ts';
import { listWithdrawals } from './receipts/actions/list-withdrawals.ts';
import { payWithdrawal } from './withdrawals/actions/pay-withdrawal.ts';
import { removeBankCard } from './accounts/actions/remove-bank-card.ts';
import { refuseWithdrawal } from './withdrawals/actions/refuse-withdrawal.ts';
import { listWithdrawBanks } from './withdrawals/actions/list-withdraw-banks.ts';
import { getLockStatus } from './preview/actions/get-lock-status.ts';
import { requestWithdrawal } from './withdrawals/actions/request-withdrawal.ts';
import { preWithdrawTransaction } from './preview/actions/pre-withdraw-transaction.ts';
import { getPaymentDispute } from './receipts/actions/get-payment-dispute.ts';
import { getPaymentProof } from './receipts/actions/get-payment-proof.ts';
import { addPaymentEvidence } from './receipts/actions/add-payment-evidence.ts';
import { listC2cOffers } from './parts/actions/list-c2c-offers.ts';
import { depositByC2c } from './parts/actions/deposit-by-c2c.ts';
import { listC2cDeposits } from './parts/actions/list-c2c-deposits.ts';
import { proveC2cDeposit } from './parts/actions/prove-c2c-deposit.ts';
import { cancelC2cDeposit } from './parts/actions/cancel-c2c-deposit.ts';
import { getWithdrawalParts } from './parts/actions/get-withdrawal-parts.ts';
import { splitWithdrawal } from './parts/actions/split-withdrawal.ts';
import { payWithdrawalPart } from './parts/actions/pay-withdrawal-part.ts';
import { changePartWay } from './parts/actions/change-part-way.ts';
import { listDisputes } from './receipts/actions/list-disputes.ts';
import { getDispute } from './receipts/actions/get-dispute.ts';
import { getDisputePicture } from './receipts/actions/get-dispute-picture.ts';
import { writeToDispute } from './receipts/actions/write-to-dispute.ts';
import { decideDispute } from './receipts/actions/decide-dispute.ts';
import { unblockBuyer } from './parts/actions/unblock-buyer.ts';
import { depositActions } from './deposits/deposit-actions.ts';
import { sendAnyProof } from './parts/send-any-proof.ts';
import type { WalletPorts } from './ports.ts';
import type { DepositPorts } from './deposits/deposit-ports.ts';
import { downloadMovementsOfMember } from './records/actions/download-movements-of-member.ts';
import { downloadMovements } from './records/actions/download-movements.ts';
import { downloadStatementOfMember } from './statements/actions/download-statement-of-member.ts';
import { downloadStatement } from './statements/actions/download-statement.ts';
import { getMovementOfMember } from './records/actions/get-movement-of-member.ts';
import { getMovement } from './records/actions/get-movement.ts';
import { getSinceOpening } from './records/actions/get-since-opening.ts';
import { getStatementRoots } from './statements/actions/get-statement-roots.ts';
import { getStatementSummaryOfMember } from './records/actions/get-statement-summary-of-member.ts';
import { getStatementSummary } from './records/actions/get-statement-summary.ts';
import { listMovementsOfMember } from './records/actions/list-movements-of-member.ts';
import { printStatementOfMember } from './statements/actions/print-statement-of-member.ts';
import { printStatement } from './statements/actions/print-statement.ts';

export function createActions(ports: DepositPorts): Actions<typeof wallet> {
  return {
    getBalance: getBalance(ports),
    getPurses: getPurses(ports),
    ...depositActions(ports),
    hearPayment: hearPayment(ports),
    listBankCards: listBankCards(ports),
    addBankCard: addBankCard(ports),
    removeBankCard: removeBankCard(ports),
    getWithdrawSettings: getWithdrawSettings(ports),
    listWithdrawBanks: listWithdrawBanks(),
    getLockStatus: getLockStatus(ports),
    requestWithdrawal: requestWithdrawal(ports),
    listWithdrawals: listWithdrawals(ports),
    listWithdrawalsToJudge: listWithdrawalsToJudge(ports),
    approveWithdrawal: approveWithdrawal(ports),
    refuseWithdrawal: refuseWithdrawal(ports),
    payWithdrawal: payWithdrawal(ports),
    getTrialBalance: getTrialBalance(ports),
    ...transferActions(ports),
    ...limitActions(ports),
    preWithdrawTransaction: preWithdrawTransaction(ports),
    ...recordActions(ports),
    ...statementActions(ports),
    ...bonusActions(ports),
    ...partActions(ports),
    ...receiptActions(ports),
    ...adjustmentActions(ports),
  };
}

const transferActions = (ports: WalletPorts) => ({
  getTransferEnabled: getTransferEnabled(ports),
  getTransferTerms: getTransferTerms(ports),
  transferDownline: transferDownline(ports),
  transferUpline: transferUpline(ports),
  listTeamTransfers: listTeamTransfers(ports),
  listTeamTransfersOfAll: listTeamTransfersOfAll(ports),
  getMemberTransfers: getMemberTransfers(ports),
  setMemberTransfers: setMemberTransfers(ports),
  reverseTeamTransfer: reverseTeamTransfer(ports),
});

const limitActions = (ports: WalletPorts) => ({
  getDepositCare: getDepositCare(ports),
  answerLimitPrompt: answerLimitPrompt(ports),
  reviewLimits: reviewLimits(ports),
  getMemberDepositLimits: getMemberDepositLimits(ports),
  listLevelLimits: listLevelLimits(ports),
  setMemberDepositLimit: setMemberDepositLimit(ports),
  setLevelDepositLimit: setLevelDepositLimit(ports),
  listDepositBlocks: listDepositBlocks(ports),
  liftDepositBlocks: liftDepositBlocks(ports),
  listDormantAccounts: listDormantAccounts(ports),
});

const recordActions = (ports: WalletPorts) => ({
  listTransactions: listTransactions(ports),
  getStatement: getStatement(ports),
  downloadMovementsOfMember: downloadMovementsOfMember(ports),
  downloadMovements: downloadMovements(ports),
  getMovementOfMember: getMovementOfMember(ports),
  getMovement: getMovement(ports),
  getSinceOpening: getSinceOpening(ports),
  getStatementSummaryOfMember: getStatementSummaryOfMember(ports),
  getStatementSummary: getStatementSummary(ports),
  listMovementsOfMember: listMovementsOfMember(ports),
});

const statementActions = (ports: WalletPorts) => ({
  downloadStatementOfMember: downloadStatementOfMember(ports),
  downloadStatement: downloadStatement(ports),
  getStatementRoots: getStatementRoots(ports),
  printStatementOfMember: printStatementOfMember(ports),
  printStatement: printStatement(ports),
});

const bonusActions = (ports: WalletPorts) => ({
  cancelBonus: cancelBonus(ports),
  confirmBonus: confirmBonus(ports),
  forfeitBonus: forfeitBonus(ports),
  getBonusWeights: getBonusWeights(ports),
  grantBonus: grantBonus(ports),
  listBonuses: listBonuses(ports),
  listBonusesOf: listBonusesOf(ports),
  listProposedBonuses: listProposedBonuses(ports),
  previewBonusCancel: previewBonusCancel(ports),
  rejectBonus: rejectBonus(ports),
  saveBonusWeights: saveBonusWeights(ports),
});

const partActions = (ports: DepositPorts) => ({
  sendDepositProof: sendAnyProof(ports),
  listC2cOffers: listC2cOffers(ports),
  depositByC2c: depositByC2c(ports),
  listC2cDeposits: listC2cDeposits(ports),
  proveC2cDeposit: proveC2cDeposit(ports),
  cancelC2cDeposit: cancelC2cDeposit(ports),
  getWithdrawalParts: getWithdrawalParts(ports),
  splitWithdrawal: splitWithdrawal(ports),
  payWithdrawalPart: payWithdrawalPart(ports),
  changePartWay: changePartWay(ports),
  unblockBuyer: unblockBuyer(ports),
});

const receiptActions = (ports: WalletPorts) => ({
  listPaymentConfirmations: listPaymentConfirmations(ports),
  confirmWithdrawalReceipt: confirmWithdrawalReceipt(ports),
  getPaymentDispute: getPaymentDispute(ports),
  getPaymentProof: getPaymentProof(ports),
  addPaymentEvidence: addPaymentEvidence(ports),
  listDisputes: listDisputes(ports),
  getDispute: getDispute(ports),
  getDisputePicture: getDisputePicture(ports),
  writeToDispute: writeToDispute(ports),
  decideDispute: decideDispute(ports),
});

const adjustmentActions = (ports: WalletPorts) => ({
  listAdjustments: listAdjustments(ports),
  proposeAdjustment: proposeAdjustment(ports),
  confirmAdjustment: confirmAdjustment(ports),
  refuseAdjustment: refuseAdjustment(ports),
});
