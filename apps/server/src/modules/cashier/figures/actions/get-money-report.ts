// Deposits and withdrawals by day, channel and currency.
import { isRefusal, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { moneyReport, shownRow } from '../money-report.ts';

export const getMoneyReport =
  (ports: CashierPorts): Action<typeof cashier.getMoneyReport> =>
  async ({ input, now }) => {
    const rows = await moneyReport(ports, input, now);
    return isRefusal(rows) ? rows : { rows: rows.map(shownRow) };
  };
