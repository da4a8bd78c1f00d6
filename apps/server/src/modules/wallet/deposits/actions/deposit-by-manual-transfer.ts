// Starts a transfer to one of the house's own accounts.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { depositBy } from '../wire-started.ts';

export const depositByManualTransfer = (
  ports: DepositPorts,
): Action<typeof wallet.depositByManualTransfer> => depositBy(ports, 'manual');
