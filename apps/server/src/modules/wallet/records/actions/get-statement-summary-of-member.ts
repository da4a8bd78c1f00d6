// Balances and totals of a member's account over a period, for staff.
import { isRefusal, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { memberFile } from '../../books/member-file.ts';
import { statementSummary } from '../statement-summary.ts';

export const getStatementSummaryOfMember =
  (ports: WalletPorts): Action<typeof wallet.getStatementSummaryOfMember> =>
  async ({ input: { id, ...period }, now }) => {
    const owner = await memberFile(ports, id);
    return isRefusal(owner) ? owner : statementSummary(ports, { owner, period, now });
  };
