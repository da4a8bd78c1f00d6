// The door of the wallet: the books of every unit of money, and the ways money comes in and goes
// out.
import { isRefusal, type wallet } from '@baize/contract';
import { demoFunded, type DemoFunded } from '@baize/ledger';
import type { Tx } from '../../platform/database/index.ts';
import type { Leaving, Member, ModuleDoor } from '../../platform/module/index.ts';
import { sealedColumn } from '../../platform/secrets/index.ts';
import { countWaitingAdjustments, readAdjustment } from './adjustments/store/adjustments.ts';
import { createActions } from './actions.ts';
import { createBonuses } from './bonuses/bonuses.ts';
import { bonusToLose, loseBonuses } from './bonuses/lose-bonuses.ts';
import { settleDebts } from './books/jobs/settle-debts.ts';
import { endExpired } from './bonuses/jobs/end-expired.ts';
import { creditByHand, type CreditedByHand } from './deposits/credit-deposit.ts';
import { expireDeposits } from './deposits/jobs/expire-deposits.ts';
import { keepChannels, type ChannelKeeper } from './deposits/store/keep-channels.ts';
import { askPayments } from './payments/jobs/ask-payments.ts';
import { closeDays } from './statements/jobs/close-days.ts';
import { closeSilentReceipts } from './receipts/jobs/close-silent-receipts.ts';
import { payOutInFull } from './withdrawals/pay-out.ts';
import type { WalletPorts } from './ports.ts';
import { sealOpenNumbers } from './accounts/store/seal-open-numbers.ts';
import { copyOfPlayer } from './records/store/copy.ts';
import { readMoneySums } from './books/store/ledger/reader.ts';
import { readTrialBalance } from './books/store/ledger/trial-balance.ts';
import { createBooked } from './payments/booked.ts';
import { createWithdrawalDesk } from './withdrawals/desk.ts';
import { createMoneyFacts } from './records/money-facts.ts';
import { createDepositLimits } from './limits/deposit-limits.ts';
import { inviteLimitReviews } from './limits/jobs/invite-limit-reviews.ts';
import { markDormantAccounts } from './limits/jobs/mark-dormant-accounts.ts';
import { wakeAccount } from './limits/store/dormant.ts';
import { forgetTries } from './limits/store/failures.ts';
import { openUpline } from './transfers/take-part.ts';
import { readMoneyDays, type MoneyDaysSearch } from './records/store/money-days.ts';
import { takeMoved } from './records/store/take-moved.ts';
import { readTransferTimes } from './records/store/transfer-times.ts';
import { readTurnover } from './books/store/turnover/reader.ts';
import { haveOneAccount } from './accounts/store/reader.ts';
import { createCount } from './requirements/count.ts';
import { countPending, countSteps } from './withdrawals/store/reader.ts';

export { savingRequirements } from './books/store/turnover/writer.ts';
export { maskedName } from './accounts/rules/accounts.ts';
export { tellBalance } from './books/actions/tell.ts';
export { refusalOfPaymentPassword } from './accounts/actions/payment-password.ts';
export { readAccountSums, readEventSums } from './books/store/ledger/account-sums.ts';
export { accountsOf, createLedger, keyOf, KeyReused } from './books/store/ledger/ledger.ts';
export type { Ledger, Purses } from './books/store/ledger/ledger.ts';
export type { GroupCommit, GroupCommitSettings } from './books/store/ledger/group-commit.ts';
export type { PostingKey, Work } from './books/store/ledger/work.ts';
export { readCashOf } from './books/store/ledger/cash-of-players.ts';
export { lockCash } from './books/store/lock-cash.ts';
export { createPayDue, type DuePaid, type PayDue } from './books/store/pay-due.ts';
export { readDebts } from './books/store/ledger/debts.ts';
export { readTrialBalance, type TrialBalance } from './books/store/ledger/trial-balance.ts';
export type { DepositLimitUse } from './limits/deposit-limits.ts';
export type { MoneyDay, MoneyDaysSearch } from './records/store/money-days.ts';
export type { MoneyTaken } from './records/store/take-moved.ts';
export type { TransferTimes } from './records/store/transfer-times.ts';
export { readBonusEnds } from './books/store/ledger/bonus-ends.ts';
export type { SettledStake } from './requirements/rules/valid-bet.ts';
export type { BonusGranted } from './bonuses/store/writer.ts';
export type { BookedPayment } from './payments/store/booked.ts';
export type { DeskWithdrawal } from './withdrawals/desk.ts';
export type { Withdrawal } from './withdrawals/rules/withdrawal.ts';
export type { PayeeLinks, PaymentHistory } from './withdrawals/store/history.ts';
export type { ChannelHour, GivenHour, ReserveRow } from './records/store/money-hours.ts';
export type { WalletPorts } from './ports.ts';

const timed = [
  closeSilentReceipts,
  closeDays,
  endExpired,
  expireDeposits,
  askPayments,
  inviteLimitReviews,
  markDormantAccounts,
  settleDebts,
];
const triesKeptMs = 3 * 24 * 3_600_000;

export function createWallet(ports: WalletPorts) {
  const { database, ledger } = ports;
  // A sign-in makes an inactive account active again.
  ports.hear('player-signed-in', 'wallet', ({ payload }, tx) =>
    wakeAccount(tx, (payload as { readonly playerId: string }).playerId),
  );
  const channels = keepChannels(ports);
  return {
    actions: createActions({ ...ports, channels }),
    ...workOf(ports, channels),
    ...createBonuses(ports),
    forgetOld: (now: number) => forgetTries(database.kysely, now - triesKeptMs),
    /** Counts settled rounds for what players must stake, as wagering settles them. */
    turnover: { count: createCount(ports.categoryOf) },
    depositLimits: createDepositLimits(ports),
    /** Credits a deposit that a person found, in the transaction of who decides it. */
    creditDeposit: (tx: Tx, credited: CreditedByHand) => creditByHand(ports, tx, credited),
    /** Whether the member may send money to the agent above. */
    mayTransferUp: async (playerId: string) => (await openUpline(ports, playerId)) !== undefined,
    /** Gives a demo player its play money, once. */
    fundDemo: (demo: DemoFunded) => ledger.post(demoFunded(demo)),
    balance: ledger.balance,
    haveOneAccount,
    /** What can be staked: the cash, and the open bonus. */
    async spendable(playerId: string, currency: string) {
      const { cash, bonus } = await ledger.balance(playerId, currency);
      return cash + bonus;
    },
    turnoverRequired: (playerId: string, currency: string) =>
      readTurnover(database.kysely, playerId, currency),
    trialBalance: () => readTrialBalance(database),
    /** Deposits settled and withdrawals paid since a moment, of one player or of all. */
    moneySums: (search: Parameters<typeof readMoneySums>[1]) =>
      readMoneySums(database.kysely, search),
    /** Deposits credited and withdrawals paid of a player, by day. */
    moneyDays: (search: MoneyDaysSearch) => readMoneyDays(database.kysely, search),
    /** Movements that figures of members have not counted: each is handed over once. */
    takeMoved: (tx: Tx, most: number) => takeMoved(tx, most),
    /** How long the last deposits and withdrawals of everybody took. */
    transferTimes: (currency: string) => readTransferTimes(database.kysely, currency),
    sealed: sealedIn(ports),
    copyOf: ({ playerId, currency }: Member) => copyOfPlayer(database.kysely, playerId, currency),
    closing: closingOf(ports),
    /** For the cashier's desk. */
    desk: createDesk(ports),
    pendingWithdrawals: () => countPending(database.kysely),
    withdrawalCounts: () => countSteps(database.kysely),
  } satisfies ModuleDoor<typeof wallet>;
}

const closingOf = (ports: WalletPorts) => ({
  standing: async (member: Member) => ({
    ...(await ports.ledger.balance(member.playerId, member.currency)),
    bonus: await bonusToLose(ports.database.kysely, member),
  }),
  /** Holds the whole cash of a member who leaves, and takes back their bonuses. */
  async payOut(tx: Tx, leaving: Leaving) {
    const paid = await payOutInFull(ports, tx, leaving);
    return isRefusal(paid) ? paid : ((await loseBonuses(ports, tx, leaving)) ?? paid);
  },
});

/** Work at the start, at the end and in between. */
const workOf = (ports: WalletPorts, channels: ChannelKeeper) => ({
  /** Seals the account numbers that an earlier version kept open. */
  start: async () => {
    await sealOpenNumbers(ports.database, ports.numbers);
    await channels.start();
  },
  /** Writes what is queued for the books. */
  stop: async () => {
    await channels.stop();
    await ports.ledger.close();
  },
  jobs: timed.map((job) => ({ ...job, run: job.run(ports) })),
});

/** The columns of sealed texts: numbers of accounts, and the keys that sign statements. */
const sealedIn = ({ database, numbers, statementKeys }: WalletPorts) => [
  ...['wallet_bank_card', 'wallet_withdrawal'].map((table) =>
    sealedColumn(database, numbers, {
      table,
      column: 'number_sealed',
      by: ['id', 'player_id'],
      nameOf: ({ player_id: playerId = '' }) => playerId,
    }),
  ),
  sealedColumn(database, statementKeys, {
    table: 'wallet_statement_key',
    column: 'private_sealed',
    by: ['key_id'],
    nameOf: ({ key_id: keyId = '' }) => keyId,
  }),
];

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
