// Staff limit a member's deposits.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { setOperatorLimit } from '../set-operator-limit.ts';

export const setMemberDepositLimit =
  (ports: WalletPorts): Action<typeof wallet.setMemberDepositLimit> =>
  async ({ caller: staff, input: { id: subject, ...limit }, now }) => {
    if (!(await ports.memberFile(subject))) return refuse('member-not-found');
    return setOperatorLimit(ports, { scope: 'member', subject, ...limit, staff, now });
  };
