// A withdrawal as the console sees it, and the step that all judgements share: lock it, decide, and
// write down who did what.
import { isRefusal, refuse, type AnswerOf, type Refusal, type wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { AuditNote } from '../../../../platform/audit/index.ts';
import type { StaffCaller } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { masked } from '../../accounts/rules/accounts.ts';
import { readDebt } from '../../books/store/ledger/debts.ts';
import { digestsOf } from '../record.ts';
import type { Withdrawal } from '../rules/withdrawal.ts';
import { readWithdrawal } from '../store/reader.ts';
import { lockWithdrawal } from '../store/writer.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';

export type StaffWithdrawal = Exclude<AnswerOf<typeof wallet.approveWithdrawal>, Refusal>;

export function staffWithdrawal(withdrawal: Withdrawal, username: string): StaffWithdrawal {
  return {
    id: withdrawal.id,
    playerId: withdrawal.playerId,
    username,
    amount: printUnits(withdrawal.amount),
    fee: printUnits(withdrawal.fee),
    split: withdrawal.isSplit,
    currency: withdrawal.currency,
    kind: withdrawal.kind,
    bankName: withdrawal.bankName,
    cardHolder: withdrawal.cardHolder,
    cardNumber: masked(withdrawal.numberEnd),
    state: withdrawal.state,
    first: withdrawal.first,
    receipt: withdrawal.receipt,
    requestedAt: withdrawal.requestedAt,
    judgedAt: withdrawal.judgedAt,
    judgedBy: withdrawal.judgedBy,
    paidAt: withdrawal.paidAt,
    receivedAt: withdrawal.receivedAt,
    remark: withdrawal.remark,
    receiptRemark: withdrawal.receiptRemark,
    payoutProblem: withdrawal.payoutProblem,
    payoutRef: withdrawal.payoutRef,
  };
}

export interface Judgement<R extends string> {
  readonly staff: AuditNote['staff'];
  readonly action: string;
  readonly id: string;
  /** What the log keeps of it, beside the state. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** The record as it was seen; one that is different now is left alone. */
  readonly record?: string | undefined;
  /** Carries the judgement out, or says why it cannot be. */
  readonly decide: (
    tx: Tx,
    withdrawal: Withdrawal,
  ) => Promise<(Refusal & { refused: R }) | undefined>;
}

interface Release<R extends string> extends Judgement<R> {
  readonly staff: StaffCaller;
  readonly step: 'approve' | 'pay';
  readonly now: number;
}

/**
 * Releases money: refused to staff who opened access to the member's account, while its member owes
 * money, and while it lacks the signatures that it needs.
 */
export function judgeOut<R extends Refusal['refused']>(
  ports: WalletPorts,
  { decide, step, now, ...judgement }: Release<R>,
) {
  const { staff } = judgement;
  return judge<R | 'second-person-needed' | 'member-owes' | 'signatures-needed'>(ports, {
    ...judgement,
    decide: async (tx, withdrawal) => {
      const { id, playerId: memberId, state } = withdrawal;
      if (await ports.hasOpened(tx, { staff, memberId, now }))
        return refuse('second-person-needed');
      const owed = isDue(step, state) && (await refusalOfDebt(tx, withdrawal));
      if (owed) return owed;
      const unsigned = isDue(step, state) && (await ports.refusalOfRelease(tx, { id, step }));
      return unsigned || decide(tx, withdrawal);
    },
  });
}

/** A deposit may have been taken back since the money was asked for. */
export async function refusalOfDebt(
  tx: Tx,
  { playerId, currency }: Pick<Withdrawal, 'playerId' | 'currency'>,
): Promise<Refusal<'member-owes'> | undefined> {
  const debt = await readDebt(tx, playerId, currency);
  return debt > 0n ? refuse('member-owes', { facts: { debt: printUnits(debt, 2) } }) : undefined;
}

const isDue = (step: 'approve' | 'pay', state: Withdrawal['state']): boolean =>
  step === 'approve' ? state === 'pending' : state === 'approved' || state === 'paying';

/** One judgement in one transaction, with its audit entry and what is told about it. */
export async function judge<R extends Refusal['refused']>(
  ports: WalletPorts,
  judgement: Judgement<R>,
): Promise<Withdrawal | Refusal<R | JudgeRefusal>> {
  return ports.database.transaction(async (tx) => judgeIn(ports, tx, judgement));
}

type JudgeRefusal = 'withdrawal-not-found' | 'record-changed';

/** The same in a transaction of the caller's own. */
export async function judgeIn<R extends Refusal['refused']>(
  ports: WalletPorts,
  tx: Tx,
  { staff, action, id, record, details, decide }: Judgement<R>,
): Promise<Withdrawal | Refusal<R | JudgeRefusal>> {
  const before = await lockWithdrawal(tx, id);
  if (before === undefined) return refuse('withdrawal-not-found');
  if (record !== undefined && digestsOf(ports, before).record !== record) {
    return refuse('record-changed');
  }
  const refusal = await decide(tx, before);
  if (refusal !== undefined) return refusal as Refusal<R>;
  const after = (await readWithdrawal(tx, id)) ?? before;
  await ports.audit(tx, {
    staff,
    action,
    subject: id,
    before: { state: before.state, remark: before.remark },
    after: { state: after.state, remark: after.remark, ...details },
  });
  await tellWithdrawal(ports, tx, after);
  return after;
}

export async function withUsername<R extends Refusal['refused']>(
  ports: WalletPorts,
  judged: Withdrawal | Refusal<R>,
): Promise<StaffWithdrawal | Refusal<R>> {
  if (isRefusal(judged)) return judged as Refusal<R>;
  const names = await ports.usernames([judged.playerId]);
  return staffWithdrawal(judged, names.get(judged.playerId) ?? '');
}
