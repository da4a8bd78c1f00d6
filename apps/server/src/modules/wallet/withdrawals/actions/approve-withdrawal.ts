// Staff approves a pending withdrawal; nothing moves until it is paid.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { judgeWithdrawal } from '../store/writer.ts';
import { judgeOut, withUsername } from './staff-withdrawal.ts';

export const approveWithdrawal =
  (ports: WalletPorts): Action<typeof wallet.approveWithdrawal> =>
  async ({ caller: staff, input: { id, record }, now }) =>
    withUsername(
      ports,
      await judgeOut<'withdrawal-not-pending'>(ports, {
        staff,
        now,
        step: 'approve',
        record,
        action: 'approve-withdrawal',
        id,
        async decide(tx, { state }) {
          if (state !== 'pending') return refuse('withdrawal-not-pending');
          const judged = { state: 'approved', by: staff.username, at: now, remark: '' } as const;
          await judgeWithdrawal(tx, id, judged);
          return undefined;
        },
      }),
    );
