// The wallet's data of a player, for the copy of their data that they may take. Amounts are decimal
// texts; only the end of an account number is given.
import { printUnits, type Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

/** More movements than this are told by the account record, page by page. */
const rowsMax = 10_000;

interface Movement {
  readonly at: Date;
  readonly event: string;
  readonly reference: string;
  readonly amount: Units;
  readonly balanceAfter: Units;
  /** The cash, or bonus money. */
  readonly account: string;
}

interface WithdrawalCopy {
  readonly amount: Units;
  readonly state: string;
  readonly receipt: string;
  readonly bankName: string;
  readonly receiptRemark: string;
  readonly at: Date;
}

interface ReportCopy {
  readonly amount: Units;
  readonly words: string;
  readonly state: string;
  readonly answer: string;
  readonly at: Date;
}

/** What the player wrote about deposits that they missed. */
async function copyOfReports(on: Queryable, playerId: string) {
  const { rows } = await sql<ReportCopy>`select amount, words, state, answer, sent_at as at
    from wallet_deposit_report where player_id = ${playerId}
    order by sent_at limit ${rowsMax}`.execute(on);
  return rows.map((row) => ({ ...row, amount: printUnits(row.amount) }));
}

/** What the player wrote about payments that did not arrive. */
async function copyOfEvidence(on: Queryable, playerId: string) {
  const { rows } = await sql<{ kind: string; message: string; at: Date }>`select kind, message, at
    from wallet_evidence where writer_id = ${playerId} order by seq limit ${rowsMax}`.execute(on);
  return rows;
}

export async function copyOfPlayer(on: Queryable, playerId: string, currency: string) {
  const [deposits, withdrawals, accounts, movements] = await Promise.all([
    sql<{ requested: Units; arrived: Units | null; state: string; at: Date }>`
      select requested, arrived, state, requested_at as at from wallet_deposit
      where player_id = ${playerId} order by requested_at limit ${rowsMax}`.execute(on),
    sql<WithdrawalCopy>`select amount, state, receipt, bank_name as "bankName",
        receipt_remark as "receiptRemark", requested_at as at
      from wallet_withdrawal where player_id = ${playerId}
      order by requested_at limit ${rowsMax}`.execute(on),
    sql<{
      kind: string;
      bankName: string;
      holder: string;
      numberEnd: string;
      province: string;
      city: string;
      branch: string;
      at: Date;
    }>`
      select kind, bank_name as "bankName", card_holder as holder, number_end as "numberEnd",
        province, city, branch, created_at as at
      from wallet_bank_card where player_id = ${playerId} order by created_at`.execute(on),
    sql<Movement>`select entry.at, entry.event, entry.reference, entry.amount,
        account.kind as account, entry.balance_after as "balanceAfter"
      from ledger_entry entry join ledger_account account on account.id = entry.account_id
      where account.owner = ${playerId} and account.kind in ('player-cash', 'player-bonus')
        and account.currency = ${currency}
      order by entry.at desc limit ${rowsMax}`.execute(on),
  ]);
  const told = (units: Units | null) => (units === null ? null : printUnits(units));
  return {
    missedDeposits: await copyOfReports(on, playerId),
    paymentEvidence: await copyOfEvidence(on, playerId),
    deposits: deposits.rows.map((row) => ({
      ...row,
      requested: told(row.requested),
      arrived: told(row.arrived),
    })),
    withdrawals: withdrawals.rows.map((row) => ({ ...row, amount: told(row.amount) })),
    withdrawalAccounts: accounts.rows,
    movements: movements.rows.map((row) => ({
      ...row,
      amount: told(row.amount),
      balanceAfter: told(row.balanceAfter),
    })),
  };
}
