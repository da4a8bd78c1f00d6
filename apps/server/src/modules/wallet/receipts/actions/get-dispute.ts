// A dispute for staff, with what both sides showed.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { staffDispute } from '../staff-dispute.ts';

export const getDispute =
  (ports: WalletPorts): Action<typeof wallet.getDispute> =>
  async ({ input: { id }, now }) =>
    staffDispute(ports, id, now);
