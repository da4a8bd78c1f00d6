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
import { addBankCard } from './accounts/actions/add-bank-card.ts';
import { approveWithdrawal } from './withdrawals/actions/approve-withdrawal.ts';
import { confirmWithdrawalReceipt } from './withdrawals/actions/confirm-withdrawal-receipt.ts';
import { getBalance } from './books/actions/get-balance.ts';
import { getPurses } from './books/actions/get-purses.ts';
import { getStatement } from './records/actions/get-statement.ts';
import { getTrialBalance } from './books/actions/get-trial-balance.ts';
import { getWithdrawSettings } from './withdrawals/actions/get-withdraw-settings.ts';
import { hearPayment } from './payments/actions/hear-payment.ts';
import { listBankCards } from './accounts/actions/list-bank-cards.ts';
import { listPaymentConfirmations } from './withdrawals/actions/list-payment-confirmations.ts';
import { listTransactions } from './records/actions/list-transactions.ts';
import { listWithdrawalsToJudge } from './withdrawals/actions/list-withdrawals-to-judge.ts';
import { listWithdrawals } from './withdrawals/actions/list-withdrawals.ts';
import { payWithdrawal } from './withdrawals/actions/pay-withdrawal.ts';
import { removeBankCard } from './accounts/actions/remove-bank-card.ts';
import { refuseWithdrawal } from './withdrawals/actions/refuse-withdrawal.ts';
import { requestWithdrawal } from './withdrawals/actions/request-withdrawal.ts';
import { depositActions } from './deposits/deposit-actions.ts';
import type { WalletPorts } from './ports.ts';
import type { DepositPorts } from './deposits/deposit-ports.ts';

export function createActions(ports: DepositPorts): Actions<typeof wallet> {
  return {
    getBalance: getBalance(ports),
    getPurses: getPurses(ports),
    listTransactions: listTransactions(ports),
    ...depositActions(ports),
    hearPayment: hearPayment(ports),
    listBankCards: listBankCards(ports),
    addBankCard: addBankCard(ports),
    removeBankCard: removeBankCard(ports),
    getWithdrawSettings: getWithdrawSettings(ports),
    requestWithdrawal: requestWithdrawal(ports),
    listWithdrawals: listWithdrawals(ports),
    listPaymentConfirmations: listPaymentConfirmations(ports),
    confirmWithdrawalReceipt: confirmWithdrawalReceipt(ports),
    listWithdrawalsToJudge: listWithdrawalsToJudge(ports),
    approveWithdrawal: approveWithdrawal(ports),
    refuseWithdrawal: refuseWithdrawal(ports),
    payWithdrawal: payWithdrawal(ports),
    getTrialBalance: getTrialBalance(ports),
    getStatement: getStatement(ports),
    ...transferActions(ports),
    ...limitActions(ports),
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
