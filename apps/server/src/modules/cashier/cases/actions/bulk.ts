// The preview of a step over many withdrawals, and the step itself.
import { refuse, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { preview, run, type StaffCall } from '../bulk-steps.ts';
import { readBulk } from '../store/bulk.ts';

export const previewBulk =
  (ports: CashierPorts): Action<typeof cashier.previewBulk> =>
  async ({ input, ...call }) => {
    const remark = input.remark.trim();
    if (input.action === 'pay' && !mayPay(call)) return refuse('pay-not-allowed');
    if (input.action === 'refuse' && remark === '') return refuse('remark-missing');
    return preview(ports, call, { ...input, remark });
  };

export const runBulk =
  (ports: CashierPorts): Action<typeof cashier.runBulk> =>
  async ({ input: { digest }, ...call }) => {
    const bulk = await readBulk(ports.database.kysely, digest);
    if (bulk?.action === 'pay' && !mayPay(call)) return refuse('pay-not-allowed');
    return (await run(ports, call, digest)) ?? refuse('bulk-unknown');
  };

const mayPay = ({ caller }: StaffCall): boolean => caller.permissions.includes('withdrawals.pay');
