// The preview of a step over many withdrawals.
import { refuse, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { mayPay, preview } from '../bulk-steps.ts';

export const previewBulk =
  (ports: CashierPorts): Action<typeof cashier.previewBulk> =>
  async ({ input, ...call }) => {
    const remark = input.remark.trim();
    if (input.action === 'pay' && !mayPay(call)) return refuse('pay-not-allowed');
    if (input.action === 'refuse' && remark === '') return refuse('remark-missing');
    return preview(ports, call, { ...input, remark });
  };
