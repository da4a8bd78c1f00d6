// Every call of wallet and the action that answers it.
import type { wallet } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
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
  };
}
