// Every call of wallet and the action that answers it.
import type { wallet } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { confirmAdjustment } from './adjustments/actions/confirm-adjustment.ts';
import { listAdjustments } from './adjustments/actions/list-adjustments.ts';
import { proposeAdjustment } from './adjustments/actions/propose-adjustment.ts';
import { refuseAdjustment } from './adjustments/actions/refuse-adjustment.ts';
import { addBankCard } from './accounts/actions/add-bank-card.ts';
import { approveWithdrawal } from './withdrawals/actions/approve-withdrawal.ts';
import { confirmWithdrawalReceipt } from './withdrawals/actions/confirm-withdrawal-receipt.ts';
import { depositByLaunchUrl } from './deposits/actions/deposit-by-launch-url.ts';
import { getBalance } from './books/actions/get-balance.ts';
import { getDepositChannels } from './deposits/actions/get-deposit-channels.ts';
import { getPurses } from './books/actions/get-purses.ts';
import { getStatement } from './records/actions/get-statement.ts';
import { getTrialBalance } from './books/actions/get-trial-balance.ts';
import { getWithdrawSettings } from './withdrawals/actions/get-withdraw-settings.ts';
import { hearPayment } from './payments/actions/hear-payment.ts';
import { listBankCards } from './accounts/actions/list-bank-cards.ts';
import { listDepositsOfAll } from './deposits/actions/list-deposits-of-all.ts';
import { listDeposits } from './deposits/actions/list-deposits.ts';
import { listPaymentConfirmations } from './withdrawals/actions/list-payment-confirmations.ts';
import { listTransactions } from './records/actions/list-transactions.ts';
import { listWithdrawalsToJudge } from './withdrawals/actions/list-withdrawals-to-judge.ts';
import { listWithdrawals } from './withdrawals/actions/list-withdrawals.ts';
import { payWithdrawal } from './withdrawals/actions/pay-withdrawal.ts';
import { removeBankCard } from './accounts/actions/remove-bank-card.ts';
import { refuseWithdrawal } from './withdrawals/actions/refuse-withdrawal.ts';
import { requestWithdrawal } from './withdrawals/actions/request-withdrawal.ts';
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
    listAdjustments: listAdjustments(ports),
    proposeAdjustment: proposeAdjustment(ports),
    confirmAdjustment: confirmAdjustment(ports),
    refuseAdjustment: refuseAdjustment(ports),
  };
}
