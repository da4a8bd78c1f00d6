// Starts a deposit to an address of its own on a network.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { depositBy } from '../wire-started.ts';

export const depositByCrypto = (ports: DepositPorts): Action<typeof wallet.depositByCrypto> =>
  depositBy(ports, 'crypto');
