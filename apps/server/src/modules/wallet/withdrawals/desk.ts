// Withdrawals for the cashier's desk above: the exact record, what the player has paid and been
// paid before, who else is paid there, and the approval in a transaction of the desk's own.
import { refuse } from '@baize/contract';
import type { AuditNote } from '../../../platform/audit/index.ts';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { WalletPorts } from '../ports.ts';
import { judgeIn } from './actions/staff-withdrawal.ts';
import { digestsOf, type RecordDigests } from './record.ts';
import type { Withdrawal } from './rules/withdrawal.ts';
import {
  readHistory,
  readPayeeLinks,
  readPayeeSince,
  readSharedPayees,
  type HistorySearch,
  type PayeeLinks,
  type PaymentHistory,
} from './store/history.ts';
import { readInState, readWithdrawalsById, type OpenPlace } from './store/reader.ts';
import { judgeWithdrawal, lockWithdrawal } from './store/writer.ts';

export interface DeskWithdrawal extends RecordDigests {
  readonly withdrawal: Withdrawal;
  /** A keyed digest of the account number. */
  readonly payee: string;
}

export interface DeskApproval {
  readonly id: string;
  readonly staff: AuditNote['staff'];
  readonly now: number;
}

export function createWithdrawalDesk(ports: WalletPorts) {
  const on = ports.database.kysely;
  const seen = (withdrawal: Withdrawal): DeskWithdrawal => ({
    withdrawal,
    ...digestsOf(ports, withdrawal),
  });
  return {
    /** Of a page; unknown ones are left out. */
    read: async (ids: readonly string[]) => (await readWithdrawalsById(on, ids)).map(seen),
    lock: async (tx: Tx, id: string): Promise<DeskWithdrawal | undefined> => {
      const withdrawal = await lockWithdrawal(tx, id);
      return withdrawal && seen(withdrawal);
    },
    /** Those of a state, some at a time. */
    inState: (place: OpenPlace) => readInState(on, place),
    /** Approves without asking for signatures: the desk has judged them. */
    approveIn: (tx: Tx, approval: DeskApproval) => approveIn(ports, tx, approval),
    history: (from: Queryable | Tx, search: HistorySearch): Promise<PaymentHistory> =>
      readHistory(from, search),
    links: (
      from: Queryable | Tx,
      { withdrawal: { playerId, bankCode, cardHolder }, payee: digest }: DeskWithdrawal,
    ): Promise<PayeeLinks> => readPayeeLinks(from, { playerId, bankCode, digest, cardHolder }),
    /** Others who keep an account that the player keeps too. */
    sharedPayees: (playerId: string) => readSharedPayees(on, playerId),
    payeeSince: (
      from: Queryable | Tx,
      { withdrawal: { playerId, bankCode }, payee: digest }: DeskWithdrawal,
    ) => readPayeeSince(from, { playerId, bankCode, digest }),
  };
}

function approveIn(ports: WalletPorts, tx: Tx, { id, staff, now }: DeskApproval) {
  const judged = { state: 'approved', by: staff.username, at: now, remark: '' } as const;
  return judgeIn<'withdrawal-not-pending'>(ports, tx, {
    staff,
    action: 'approve-withdrawal',
    id,
    decide: async (_tx, { state }) => {
      if (state !== 'pending') return refuse('withdrawal-not-pending');
      await judgeWithdrawal(tx, id, judged);
      return undefined;
    },
  });
}
