// Balances and totals of the player's own account over a period.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { statementSummary } from '../statement-summary.ts';

export const getStatementSummary =
  (ports: WalletPorts): Action<typeof wallet.getStatementSummary> =>
  async ({ caller: owner, input: period, now }) =>
    statementSummary(ports, { owner, period, now });
