// The door of the wallet: the books of every unit of money, and the ways money comes in and goes
// out.
import type { wallet } from '@baize/contract';
import { demoFunded, type DemoFunded } from '@baize/ledger';
import type { Actions } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
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
import { closeSilentReceipts } from './jobs/close-silent-receipts.ts';
import { payOutInFull, type Leaving } from './pay-out.ts';
import type { WalletPorts } from './ports.ts';
import { sealOpenNumbers } from './store/accounts/seal-open-numbers.ts';
import { copyOfPlayer } from './store/copy.ts';
import { readMoneySums } from './store/ledger/reader.ts';
import { readTrialBalance } from './store/ledger/trial-balance.ts';
import { createDepositLimits } from './store/limits/deposit-limits.ts';
import { readMoneyDays, type MoneyDaysSearch } from './store/money-days.ts';
import { readTransferTimes } from './store/transfer-times.ts';
import { readTurnover } from './store/turnover/reader.ts';
import { countTurnover } from './store/turnover/writer.ts';
import { countPending, countSteps } from './store/withdrawals/reader.ts';

export { tellBalance } from './actions/tell.ts';
export { readAccountSums, readEventSums } from './store/ledger/account-sums.ts';
export { accountsOf, createLedger, keyOf, KeyReused } from './store/ledger/ledger.ts';
export type { Ledger, Purses } from './store/ledger/ledger.ts';
export type { GroupCommit, GroupCommitSettings } from './store/ledger/group-commit.ts';
export type { PostingKey, Work } from './store/ledger/work.ts';
export { readTrialBalance, type TrialBalance } from './store/ledger/trial-balance.ts';
export type { DepositLimitUse } from './store/limits/deposit-limits.ts';
export type { MoneyDay, MoneyDaysSearch } from './store/money-days.ts';
export type { TransferTimes } from './store/transfer-times.ts';
export type { CountedStake } from './rules/turnover.ts';
export type { AuditEntry, WalletPorts } from './ports.ts';

export function createWallet(ports: WalletPorts) {
  const { database, ledger } = ports;
  return {
    actions: createActions(ports),
    /** Seals the account numbers that an earlier version kept open. */
    start: () => sealOpenNumbers(database, ports.numbers),
    jobs: [{ ...closeSilentReceipts, run: closeSilentReceipts.run(ports) }],
    /**
     * What wagering saves together with settled rounds: the turnover their stakes count towards.
     */
    turnover: { save: countTurnover },
    depositLimits: createDepositLimits(database),
    /** Gives a demo player its play money, once. */
    fundDemo: (demo: DemoFunded) => ledger.post(demoFunded(demo)),
    balance: ledger.balance,
    turnoverRequired: (playerId: string, currency: string) =>
      readTurnover(database.kysely, playerId, currency),
    trialBalance: () => readTrialBalance(database),
    /** Deposits settled and withdrawals paid since a moment, of one player or of all. */
    moneySums: (search: Parameters<typeof readMoneySums>[1]) =>
      readMoneySums(database.kysely, search),
    /** Deposits credited and withdrawals paid of a player, by day. */
    moneyDays: (search: MoneyDaysSearch) => readMoneyDays(database.kysely, search),
    /** How long the last deposits and withdrawals of everybody took. */
    transferTimes: (currency: string) => readTransferTimes(database.kysely, currency),
    /** Holds the whole cash of a member who leaves, for one of their accounts. */
    payOutInFull: (tx: Tx, leaving: Leaving) => payOutInFull(ports, tx, leaving),
    copyOf: (playerId: string, currency: string) =>
      copyOfPlayer(database.kysely, playerId, currency),
    pendingWithdrawals: () => countPending(database.kysely),
    withdrawalCounts: () => countSteps(database.kysely),
  };
}

export type Wallet = ReturnType<typeof createWallet>;

export const schema = {
  name: 'wallet',
  level: 2,
  folder: new URL('./store/schema/', import.meta.url),
};

function createActions(ports: WalletPorts): Actions<typeof wallet> {
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
