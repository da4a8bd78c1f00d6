// Starts a bank transfer to an account of the provider.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { depositBy } from '../wire-started.ts';

export const depositByMt = (ports: DepositPorts): Action<typeof wallet.depositByMt> =>
  depositBy(ports, 'bank-transfer');
