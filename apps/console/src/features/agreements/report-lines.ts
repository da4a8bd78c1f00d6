// Lines of the agents' report: their order, and the file.
import { unitsOf } from '@baize/client';
import { printCsv } from '@baize/i18n';
import type { ReportRow } from './report.tsx';

export type ReportOrder = 'turnover' | 'net-loss' | 'report-dividends' | 'report-salaries';

export const reportColumns = [
  'report-agent',
  'turnover',
  'payout',
  'net-loss',
  'report-dividends',
  'report-salaries',
  'report-share',
] as const;

const fields = {
  turnover: 'turnover',
  'net-loss': 'netLoss',
  'report-dividends': 'dividends',
  'report-salaries': 'salaries',
} as const satisfies Readonly<Record<ReportOrder, keyof ReportRow>>;

/** The largest first. */
export function sortedBy(rows: readonly ReportRow[], order: ReportOrder): ReportRow[] {
  const field = fields[order];
  const of = (row: ReportRow) => unitsOf(row[field]);
  return rows.toSorted((one, other) => Number(of(other) > of(one)) - Number(of(other) < of(one)));
}

/** Amounts as plain decimals, as a spreadsheet reads them. */
export function csvOf(heads: readonly string[], rows: readonly ReportRow[]): string {
  const lines = rows.map((row) => [
    row.agent.username,
    row.turnover,
    row.payout,
    row.netLoss,
    row.dividends,
    row.salaries,
    row.share ?? '',
  ]);
  return printCsv([heads, ...lines]);
}
