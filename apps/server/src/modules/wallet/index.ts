// The door of the wallet: the books of every unit of money, and the ways money comes in and goes
// out.
import type { wallet } from '@baize/contract';
import { demoFunded, type DemoFunded } from '@baize/ledger';
import type { Tx } from '../../platform/database/index.ts';
import { none, type Leaving, type Member, type ModuleDoor } from '../../platform/module/index.ts';
import { sealedColumn } from '../../platform/secrets/index.ts';
import { countWaitingAdjustments, readAdjustment } from './adjustments/store/adjustments.ts';
import { createActions } from './actions.ts';
import { closeSilentReceipts } from './withdrawals/jobs/close-silent-receipts.ts';
import { payOutInFull } from './withdrawals/pay-out.ts';
import type { WalletPorts } from './ports.ts';
import { sealOpenNumbers } from './accounts/store/seal-open-numbers.ts';
import { copyOfPlayer } from './records/store/copy.ts';
import { readMoneySums } from './books/store/ledger/reader.ts';
import { readTrialBalance } from './books/store/ledger/trial-balance.ts';
import { createBooked } from './payments/booked.ts';
import { createDepositLimits } from './limits/store/deposit-limits.ts';
import { readMoneyDays, type MoneyDaysSearch } from './records/store/money-days.ts';
import { readTransferTimes } from './records/store/transfer-times.ts';
import { readTurnover } from './books/store/turnover/reader.ts';
import { countTurnover } from './books/store/turnover/writer.ts';
import { createWithdrawalDesk } from './withdrawals/desk.ts';
import { createMoneyFacts } from './records/money-facts.ts';
import { countPending, countSteps } from './withdrawals/store/reader.ts';

export { tellBalance } from './books/actions/tell.ts';
export { readAccountSums, readEventSums } from './books/store/ledger/account-sums.ts';
export { accountsOf, createLedger, keyOf, KeyReused } from './books/store/ledger/ledger.ts';
export type { Ledger, Purses } from './books/store/ledger/ledger.ts';
export type { GroupCommit, GroupCommitSettings } from './books/store/ledger/group-commit.ts';
export type { PostingKey, Work } from './books/store/ledger/work.ts';
export { readCashOf } from './books/store/ledger/cash-of-players.ts';
export { readDebts } from './books/store/ledger/debts.ts';
export { readTrialBalance, type TrialBalance } from './books/store/ledger/trial-balance.ts';
export type { DepositLimitUse } from './limits/store/deposit-limits.ts';
export type { MoneyDay, MoneyDaysSearch } from './records/store/money-days.ts';
export type { TransferTimes } from './records/store/transfer-times.ts';
export type { CountedStake } from './books/rules/turnover.ts';
export type { BookedPayment } from './payments/store/booked.ts';
export type { DeskWithdrawal } from './withdrawals/desk.ts';
export type { Withdrawal } from './withdrawals/rules/withdrawal.ts';
export type { PayeeLinks, PaymentHistory } from './withdrawals/store/history.ts';
export type { ChannelHour, GivenHour, ReserveRow } from './records/store/money-hours.ts';
export type { WalletPorts } from './ports.ts';

export function createWallet(ports: WalletPorts) {
  const { database, ledger } = ports;
  return {
    actions: createActions(ports),
    /** Seals the account numbers that an earlier version kept open. */
    start: () => sealOpenNumbers(database, ports.numbers),
    /** Writes what is queued for the books. */
    stop: () => ledger.close(),
    jobs: [{ ...closeSilentReceipts, run: closeSilentReceipts.run(ports) }],
    forgetOld: none,
    /** The turnover of settled rounds, which wagering saves together with them. */
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
    sealed: ['wallet_bank_card', 'wallet_withdrawal'].map((table) =>
      sealedColumn(database, ports.numbers, {
        table,
        column: 'number_sealed',
        by: ['id', 'player_id'],
        nameOf: ({ player_id: playerId = '' }) => playerId,
      }),
    ),
    copyOf: ({ playerId, currency }: Member) => copyOfPlayer(database.kysely, playerId, currency),
    closing: {
      standing: ({ playerId, currency }: Member) => ledger.balance(playerId, currency),
      /** Holds the whole cash of a member who leaves, for one of their accounts. */
      payOut: (tx: Tx, leaving: Leaving) => payOutInFull(ports, tx, leaving),
    },
    /** For the cashier's desk. */
    desk: createDesk(ports),
    pendingWithdrawals: () => countPending(database.kysely),
    withdrawalCounts: () => countSteps(database.kysely),
  } satisfies ModuleDoor<typeof wallet>;
}

function createDesk(ports: WalletPorts) {
  const { database } = ports;
  return {
    ...createWithdrawalDesk(ports),
    ...createMoneyFacts(database),
    ...createBooked(database),
    adjustment: (id: string) => readAdjustment(database.kysely, id),
    /** How many corrections wait for a second person; ends at 1,000. */
    adjustmentsWaiting: () => countWaitingAdjustments(database.kysely),
  };
}

export type Wallet = ReturnType<typeof createWallet>;

export const schema = {
  name: 'wallet',
  level: 2,
  folder: new URL('./store/schema/', import.meta.url),
};
