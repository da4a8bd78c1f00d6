// Every call of wallet and the action that answers it.
import type { wallet } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { addBankCard } from './actions/add-bank-card.ts';
import { approveWithdrawal } from './actions/approve-withdrawal.ts';
import { confirmWithdrawalReceipt } from './actions/confirm-withdrawal-receipt.ts';
import { depositByLaunchUrl } from './actions/deposit-by-launch-url.ts';
import { getBalance } from './actions/get-balance.ts';
import { getDepositChannels } from './actions/get-deposit-channels.ts';
import { getPurses } from './actions/get-purses.ts';
import { getStatement } from './actions/get-statement.ts';
import { getTrialBalance } from './actions/get-trial-balance.ts';
import { getWithdrawSettings } from './actions/get-withdraw-settings.ts';
import { hearPayment } from './actions/hear-payment.ts';
import { listBankCards } from './actions/list-bank-cards.ts';
import { listDepositsOfAll } from './actions/list-deposits-of-all.ts';
import { listDeposits } from './actions/list-deposits.ts';
import { listPaymentConfirmations } from './actions/list-payment-confirmations.ts';
import { listTransactions } from './actions/list-transactions.ts';
import { listWithdrawalsToJudge } from './actions/list-withdrawals-to-judge.ts';
import { listWithdrawals } from './actions/list-withdrawals.ts';
import { payWithdrawal } from './actions/pay-withdrawal.ts';
import { removeBankCard } from './actions/remove-bank-card.ts';
import { refuseWithdrawal } from './actions/refuse-withdrawal.ts';
import { requestWithdrawal } from './actions/request-withdrawal.ts';
import type { WalletPorts } from './ports.ts';

export function createActions(ports: WalletPorts): Actions<typeof wallet> {
  return {
    getBalance: getBalance(ports),
    getPurses: getPurses(ports),
    listTransactions: listTransactions(ports),
    getDepositChannels: getDepositChannels(ports),
    depositByLaunchUrl: depositByLaunchUrl(ports),
    listDeposits: listDeposits(ports),
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
    listDepositsOfAll: listDepositsOfAll(ports),
    getTrialBalance: getTrialBalance(ports),
    getStatement: getStatement(ports),
  };
}
