// Reads withdrawals: one, a page of one player, a page of all, and those without a decision.
import type { AccountKind } from '@baize/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { PayoutProblem, Receipt, Withdrawal, WithdrawalState } from '../rules/withdrawal.ts';

interface WithdrawalRow {
  readonly id: string;
  readonly player_id: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly kind: AccountKind;
  readonly bank_code: string;
  readonly bank_name: string;
  readonly card_holder: string;
  readonly number_sealed: string;
  readonly number_end: string;
  readonly state: WithdrawalState;
  readonly is_split: boolean;
  readonly payout_round: number;
  readonly is_first: boolean;
  readonly receipt: Receipt;
  readonly receipt_intent: string;
  readonly requested_at: Date;
  readonly judged_at: Date | null;
  readonly judged_by: string;
  readonly paid_at: Date | null;
  readonly receipt_due_at: Date | null;
  readonly received_at: Date | null;
  readonly remark: string;
  readonly receipt_remark: string;
  readonly payout_problem: PayoutProblem | '';
  readonly payout_ref: string;
}

function withdrawalOf(row: WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    playerId: row.player_id,
    currency: row.currency,
    amount: row.amount,
    fee: row.fee,
    kind: row.kind,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    cardHolder: row.card_holder,
    numberSealed: row.number_sealed,
    numberEnd: row.number_end,
    state: row.state,
    isSplit: row.is_split,
    payoutRound: row.payout_round,
    first: row.is_first,
    receipt: row.receipt,
    receiptIntent: row.receipt_intent,
    requestedAt: row.requested_at.getTime(),
    judgedAt: row.judged_at?.getTime() ?? null,
    judgedBy: row.judged_by,
    paidAt: row.paid_at?.getTime() ?? null,
    receiptDueAt: row.receipt_due_at?.getTime() ?? null,
    receivedAt: row.received_at?.getTime() ?? null,
    remark: row.remark,
    receiptRemark: row.receipt_remark,
    payoutProblem: row.payout_problem,
    payoutRef: row.payout_ref,
  };
}

export async function readWithdrawal(
  on: Queryable | Tx,
  id: string,
): Promise<Withdrawal | undefined> {
  const { rows } = await sql<WithdrawalRow>`select * from wallet_withdrawal
    where id = ${id}`.execute(on);
  return rows.map(withdrawalOf)[0];
}

/** Several at once, in no order. */
export async function readWithdrawalsById(
  on: Queryable | Tx,
  ids: readonly string[],
): Promise<Withdrawal[]> {
  const { rows } = await sql<WithdrawalRow>`select * from wallet_withdrawal
    where id = any(${[...ids]})`.execute(on);
  return rows.map(withdrawalOf);
}

export interface OpenPlace {
  readonly state: WithdrawalState;
  /** The last one read; at first none. */
  readonly after: { readonly requestedAt: number; readonly id: string };
  readonly count: number;
}

/** Those of one state in the order in which they were asked for, some at a time. */
export async function readInState(on: Queryable, place: OpenPlace): Promise<Withdrawal[]> {
  const { state, after, count } = place;
  const { rows } = await sql<WithdrawalRow>`select * from wallet_withdrawal
    where state = ${state} and requested_at >= ${new Date(after.requestedAt)}
      and (requested_at, id) > (${new Date(after.requestedAt)}, ${after.id})
    order by requested_at, id limit ${count}`.execute(on);
  return rows.map(withdrawalOf);
}

export interface WithdrawalSearch {
  readonly playerId?: string | undefined;
  readonly states?: readonly string[] | undefined;
  readonly isDisputed?: boolean;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
  /**
   * `judging`: of what waits those that come first by level, each the oldest first; then the
   * newest of the rest.
   */
  readonly order: 'newest' | 'judging';
}

/** Nobody turns to the ten-thousandth withdrawal; counting all of them would take long. */
const totalMax = 10_000;

export async function readWithdrawals(
  on: Queryable,
  search: WithdrawalSearch,
): Promise<{ withdrawals: Withdrawal[]; total: number }> {
  const { pageNo, pageSize } = search;
  const where = whereOf(search);
  const before = (pageNo - 1) * pageSize;
  const found = search.order === 'newest' ? newest(where) : judging(search, before + pageSize);
  const [page, count] = await Promise.all([
    sql<WithdrawalRow>`${found} limit ${pageSize} offset ${before}`.execute(on),
    sql<{ total: bigint }>`select count(*) as total from (
      select from wallet_withdrawal where ${where} limit ${totalMax}) as counted`.execute(on),
  ]);
  return { withdrawals: page.rows.map(withdrawalOf), total: Number(count.rows[0]?.total ?? 0) };
}

function whereOf({ playerId, states, isDisputed, from, to }: WithdrawalSearch) {
  return sql`true
    ${playerId === undefined ? sql`` : sql`and player_id = ${playerId}`}
    ${states === undefined ? sql`` : sql`and state = any(${states})`}
    ${isDisputed ? sql`and receipt = 'disputed'` : sql``}
    ${from === undefined ? sql`` : sql`and requested_at >= ${new Date(from)}`}
    ${to === undefined ? sql`` : sql`and requested_at <= ${new Date(to)}`}`;
}

const newest = (where: RawBuilder<unknown>) =>
  sql`select * from wallet_withdrawal where ${where} order by requested_at desc, id`;

/** What waits and the rest, each along its own index and no further than the page. */
function judging(search: WithdrawalSearch, most: number): RawBuilder<unknown> {
  const { states = ['pending', ''], isDisputed } = search;
  const where = whereOf(search);
  const waiting = sql`(select * from wallet_withdrawal where ${where} and state = 'pending'
    order by is_first desc, requested_at, id limit ${most})`;
  const rest = sql`(${newest(sql`${where} and state <> 'pending'`)} limit ${most})`;
  const parts = [
    ...(states.includes('pending') && !isDisputed ? [waiting] : []),
    ...(states.some((state) => state !== 'pending') ? [rest] : []),
  ];
  return sql`select * from (${sql.join(parts, sql` union all `)}) as found
    order by case when state = 'pending' then not is_first end,
      case when state = 'pending' then requested_at end, requested_at desc, id`;
}

/** Paid withdrawals of a player whose receipt is not answered, oldest first. */
export async function readUnanswered(on: Queryable, playerId: string): Promise<Withdrawal[]> {
  const { rows } = await sql<WithdrawalRow>`select * from wallet_withdrawal
    where player_id = ${playerId} and state = 'paid' and receipt = 'not-received'
    order by paid_at, id limit 100`.execute(on);
  return rows.map(withdrawalOf);
}

export async function readSilent(on: Queryable, now: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from wallet_withdrawal
    where state = 'paid' and receipt = 'not-received' and receipt_due_at <= ${new Date(now)}
    order by receipt_due_at limit 500`.execute(on);
  return rows.map(({ id }) => id);
}

/** A bell says no more than “many”; counting a flood anew at each step would slow the flood. */
const countMax = 1000;

export async function countPending(on: Queryable | Tx): Promise<number> {
  const { rows } = await sql<{ pending: bigint }>`select count(*) as pending
    from (select from wallet_withdrawal where state = 'pending' limit ${countMax}) as open`.execute(
    on,
  );
  return Number(rows[0]?.pending ?? 0);
}

const counted = (which: RawBuilder<unknown>) =>
  sql`(select count(*) from (select from wallet_withdrawal where ${which} limit ${countMax}) as x)`;

/**
 * How many withdrawals stand at each step that somebody must take; more than so many are as many.
 */
export async function countSteps(on: Queryable): Promise<{
  readonly pending: number;
  readonly approved: number;
  readonly awaitingReceipt: number;
  readonly disputed: number;
}> {
  const { rows } = await sql<Record<'pending' | 'approved' | 'awaiting' | 'disputed', bigint>>`
    select ${counted(sql`state = 'pending'`)} as pending,
      ${counted(sql`state in ('approved', 'paying') and not is_split`)} as approved,
      ${counted(sql`state = 'paid' and receipt = 'not-received'`)} as awaiting,
      (select count(*) from (select from wallet_dispute where state <> 'decided' limit 1000) d)
        as disputed`.execute(on);
  const row = rows[0];
  return {
    pending: Number(row?.pending ?? 0n),
    approved: Number(row?.approved ?? 0n),
    awaitingReceipt: Number(row?.awaiting ?? 0n),
    disputed: Number(row?.disputed ?? 0n),
  };
}

export interface Payout {
  readonly id: string;
  readonly withdrawalId: string;
  readonly attempt: number;
  readonly state: 'asked' | 'paid' | 'failed';
  readonly provider: string;
}

interface PayoutRow extends Omit<Payout, 'withdrawalId'> {
  readonly withdrawal_id: string;
}

function payoutOf({ withdrawal_id: withdrawalId, ...row }: PayoutRow): Payout {
  return { ...row, withdrawalId };
}

export async function readPayout(on: Queryable | Tx, id: string): Promise<Payout | undefined> {
  const { rows } = await sql<PayoutRow>`select id, withdrawal_id, attempt, state, provider
    from wallet_payout where id = ${id}`.execute(on);
  return rows.map(payoutOf)[0];
}

export async function readLastPayout(tx: Tx, withdrawalId: string): Promise<Payout | undefined> {
  const { rows } = await sql<PayoutRow>`select id, withdrawal_id, attempt, state, provider
    from wallet_payout where withdrawal_id = ${withdrawalId}
    order by attempt desc limit 1`.execute(tx);
  return rows.map(payoutOf)[0];
}
