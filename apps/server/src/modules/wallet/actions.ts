// Every call of wallet and the action that answers it.
import type { wallet } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { addBankCard } from './accounts/actions/add-bank-card.ts';
import { approveWithdrawal } from './withdrawals/actions/approve-withdrawal.ts';
import { confirmWithdrawalReceipt } from './receipts/actions/confirm-withdrawal-receipt.ts';
import { getBalance } from './books/actions/get-balance.ts';
import { getPurses } from './books/actions/get-purses.ts';
import { getStatement } from './records/actions/get-statement.ts';
import { getTrialBalance } from './books/actions/get-trial-balance.ts';
import { getWithdrawSettings } from './withdrawals/actions/get-withdraw-settings.ts';
import { hearPayment } from './payments/actions/hear-payment.ts';
import { listBankCards } from './accounts/actions/list-bank-cards.ts';
import { listPaymentConfirmations } from './receipts/actions/list-payment-confirmations.ts';
import { listTransactions } from './records/actions/list-transactions.ts';
import { listWithdrawalsToJudge } from './withdrawals/actions/list-withdrawals-to-judge.ts';
import { listWithdrawals } from './receipts/actions/list-withdrawals.ts';
import { payWithdrawal } from './withdrawals/actions/pay-withdrawal.ts';
import { removeBankCard } from './accounts/actions/remove-bank-card.ts';
import { refuseWithdrawal } from './withdrawals/actions/refuse-withdrawal.ts';
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
    preWithdrawTransaction: preWithdrawTransaction(ports),
    getPaymentDispute: getPaymentDispute(ports),
    getPaymentProof: getPaymentProof(ports),
    addPaymentEvidence: addPaymentEvidence(ports),
    listC2cOffers: listC2cOffers(ports),
    depositByC2c: depositByC2c(ports),
    listC2cDeposits: listC2cDeposits(ports),
    proveC2cDeposit: proveC2cDeposit(ports),
    cancelC2cDeposit: cancelC2cDeposit(ports),
    getWithdrawalParts: getWithdrawalParts(ports),
    splitWithdrawal: splitWithdrawal(ports),
    payWithdrawalPart: payWithdrawalPart(ports),
    changePartWay: changePartWay(ports),
    listDisputes: listDisputes(ports),
    getDispute: getDispute(ports),
    getDisputePicture: getDisputePicture(ports),
    writeToDispute: writeToDispute(ports),
    decideDispute: decideDispute(ports),
    unblockBuyer: unblockBuyer(ports),
  };
}
