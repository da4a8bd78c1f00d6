// Staff limit the deposits of everybody of a VIP level.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { setOperatorLimit } from '../set-operator-limit.ts';

export const setLevelDepositLimit =
  (ports: WalletPorts): Action<typeof wallet.setLevelDepositLimit> =>
  async ({ caller: staff, input: { id: subject, ...limit }, now }) => {
    if (!(await ports.isLevel(subject))) return refuse('limit-level-unknown');
    return setOperatorLimit(ports, { scope: 'level', subject, ...limit, staff, now });
  };
