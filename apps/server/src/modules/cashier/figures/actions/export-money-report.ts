// The money report as comma-separated values; taking it along is written down.
import { isRefusal, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { moneyReport, printReport } from '../money-report.ts';

export const exportMoneyReport =
  (ports: CashierPorts): Action<typeof cashier.exportMoneyReport> =>
  async ({ caller: staff, input, now }) => {
    const rows = await moneyReport(ports, input, now);
    if (isRefusal(rows)) return rows;
    await ports.database.transaction((tx) =>
      ports.audit(tx, {
        staff,
        action: 'export-money-report',
        subject: `${input.from ?? ''}…${input.to ?? ''}`,
        before: null,
        after: { rows: rows.length },
      }),
    );
    return { csv: printReport(rows) };
  };
