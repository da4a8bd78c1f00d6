// The step over many withdrawals that was previewed.
import { refuse, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { mayPay, run } from '../bulk-steps.ts';
import { readBulk } from '../store/bulk.ts';

export const runBulk =
  (ports: CashierPorts): Action<typeof cashier.runBulk> =>
  async ({ input: { digest }, ...call }) => {
    const bulk = await readBulk(ports.database.kysely, digest);
    if (bulk?.action === 'pay' && !mayPay(call)) return refuse('pay-not-allowed');
    return (await run(ports, call, digest)) ?? refuse('bulk-unknown');
  };
