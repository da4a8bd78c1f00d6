// Deposits and withdrawals of the player since the account was opened.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { sinceOpening } from '../since-opening.ts';

export const getSinceOpening =
  (ports: WalletPorts): Action<typeof wallet.getSinceOpening> =>
  async ({ caller }) =>
    sinceOpening(ports, caller);
