// The parts of a withdrawal for staff.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { staffParts } from '../staff-parts.ts';

export const getWithdrawalParts =
  (ports: WalletPorts): Action<typeof wallet.getWithdrawalParts> =>
  async ({ input: { id } }) =>
    staffParts(ports, id);
