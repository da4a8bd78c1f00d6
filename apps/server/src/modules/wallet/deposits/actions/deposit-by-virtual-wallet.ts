// Starts a deposit from an electronic wallet.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { depositBy } from '../wire-started.ts';

export const depositByVirtualWallet = (
  ports: DepositPorts,
): Action<typeof wallet.depositByVirtualWallet> => depositBy(ports, 'ewallet', 'hosted');
