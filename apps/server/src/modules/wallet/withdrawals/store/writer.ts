// Writes withdrawals and their payouts, one small step of their life each.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { PayoutProblem, Receipt, Withdrawal } from '../rules/withdrawal.ts';
import type { Payee } from '../../accounts/store/reader.ts';
import { readWithdrawal, type Payout } from './reader.ts';

export interface AskedWithdrawal extends Payee {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
  readonly fee: Units;
  /** Looked at before others. */
  readonly first: boolean;
  readonly at: number;
}

/** False when this withdrawal exists already. */
export async function addWithdrawal(tx: Tx, asked: AskedWithdrawal): Promise<boolean> {
  const { rows } = await sql`insert into wallet_withdrawal
    (id, player_id, currency, amount, fee, kind, bank_code, bank_name, card_holder, number_sealed,
      number_end, state, is_first, requested_at)
    values (${asked.id}, ${asked.playerId}, ${asked.currency}, ${asked.amount}, ${asked.fee},
      ${asked.kind}, ${asked.bankCode}, ${asked.bankName}, ${asked.cardHolder},
      ${asked.numberSealed},
      ${asked.numberEnd}, 'pending', ${asked.first},
      ${new Date(asked.at)})
    on conflict (id) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function setFee(tx: Tx, id: string, fee: Units): Promise<void> {
  await sql`update wallet_withdrawal set fee = ${fee} where id = ${id}`.execute(tx);
}

export async function lockWithdrawal(tx: Tx, id: string): Promise<Withdrawal | undefined> {
  await sql`select from wallet_withdrawal where id = ${id} for update`.execute(tx);
  return readWithdrawal(tx, id);
}

export async function judgeWithdrawal(
  tx: Tx,
  id: string,
  judged: {
    readonly state: 'approved' | 'refused';
    readonly by: string;
    readonly at: number;
    readonly remark: string;
  },
): Promise<void> {
  await sql`update wallet_withdrawal set state = ${judged.state}, judged_by = ${judged.by},
    judged_at = ${new Date(judged.at)}, remark = ${judged.remark} where id = ${id}`.execute(tx);
}

export async function startPayout(
  tx: Tx,
  payout: Omit<Payout, 'state'> & { readonly at: number },
): Promise<void> {
  await sql`insert into wallet_payout (id, withdrawal_id, attempt, state, provider, asked_at)
    values (${payout.id}, ${payout.withdrawalId}, ${payout.attempt}, 'asked', ${payout.provider},
      ${new Date(payout.at)})`.execute(tx);
}

export async function markPaying(tx: Tx, id: string): Promise<void> {
  await sql`update wallet_withdrawal set state = 'paying', payout_problem = '', payout_ref = ''
    where id = ${id}`.execute(tx);
}

export async function endPayout(
  tx: Tx,
  id: string,
  ended: { readonly state: 'paid' | 'failed'; readonly providerRef: string; readonly at: number },
): Promise<void> {
  await sql`update wallet_payout set state = ${ended.state}, provider_ref = ${ended.providerRef},
    ended_at = ${new Date(ended.at)} where id = ${id}`.execute(tx);
}

export async function markPaid(
  tx: Tx,
  id: string,
  { at, receiptDueAt }: { at: number; receiptDueAt: number },
): Promise<void> {
  await sql`update wallet_withdrawal set state = 'paid', paid_at = ${new Date(at)},
    payout_problem = '', payout_ref = '', receipt_due_at = ${new Date(receiptDueAt)}
    where id = ${id}`.execute(tx);
}

/** What was paid did not arrive: it is on hold again and waits for the next payout. */
export async function reopenWithdrawal(tx: Tx, id: string): Promise<void> {
  await sql`update wallet_withdrawal set state = 'approved', paid_at = null,
    receipt = 'not-received', receipt_due_at = null, receipt_intent = '', received_at = null,
    payout_round = payout_round + 1 where id = ${id}`.execute(tx);
}

/** The payout did not happen, or nobody knows: the withdrawal waits for the cashier again. */
export async function returnToApproved(
  tx: Tx,
  id: string,
  { problem, providerRef }: { readonly problem: PayoutProblem; readonly providerRef: string },
): Promise<void> {
  await sql`update wallet_withdrawal set state = 'approved', payout_problem = ${problem},
    payout_ref = ${providerRef.slice(0, 200)}
    where id = ${id} and state in ('paying', 'approved')`.execute(tx);
}

export async function writeReceipt(
  tx: Tx,
  id: string,
  answered: {
    readonly receipt: Exclude<Receipt, 'not-received'>;
    readonly intent: string;
    readonly at: number;
    readonly remark: string;
  },
): Promise<void> {
  const receivedAt = answered.receipt === 'disputed' ? null : new Date(answered.at);
  await sql`update wallet_withdrawal set receipt = ${answered.receipt},
    receipt_intent = ${answered.intent}, received_at = ${receivedAt},
    receipt_remark = ${answered.remark} where id = ${id}`.execute(tx);
}
