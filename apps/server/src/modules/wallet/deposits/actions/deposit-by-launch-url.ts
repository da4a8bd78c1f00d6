// Starts a deposit on the provider's hosted page.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { depositBy } from '../wire-started.ts';

export const depositByLaunchUrl = (ports: DepositPorts): Action<typeof wallet.depositByLaunchUrl> =>
  depositBy(ports, 'hosted', 'ewallet');
