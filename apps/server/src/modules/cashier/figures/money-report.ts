// The money report over days of the house, for the screen and as comma-separated values.
import { refuse, type Refusal } from '@baize/contract';
import { dayAt, printUnits, startOfDay } from '@baize/money';
import type { CashierPorts } from '../ports.ts';
import { dayOf } from '../cases/rules/day.ts';
import { readMoneyDays, type MoneyDayRow } from './store/reader.ts';

export interface ReportAsked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly currency?: string | undefined;
}

const daysUnlessAsked = 30;
const daysMost = 366;

export async function moneyReport(
  { database }: Pick<CashierPorts, 'database'>,
  { from, to, currency }: ReportAsked,
  now: number,
): Promise<readonly MoneyDayRow[] | Refusal<'days-wrong'>> {
  const last = to === undefined ? dayAt(now) : dayOf(to);
  const first = from === undefined ? (last ?? 0) - daysUnlessAsked + 1 : dayOf(from);
  if (first === undefined || last === undefined) return refuse('days-wrong');
  if (last < first || last - first >= daysMost) return refuse('days-wrong');
  const span = { from: startOfDay(first), to: startOfDay(last + 1) };
  return readMoneyDays(database.kysely, { ...span, currency });
}

export const shownRow = ({ deposited, withdrawn, ...row }: MoneyDayRow) => ({
  ...row,
  deposited: printUnits(deposited),
  withdrawn: printUnits(withdrawn),
  net: printUnits(deposited - withdrawn),
});

const heads = [
  'day',
  'currency',
  'channel',
  'deposits',
  'deposited',
  'withdrawals',
  'withdrawn',
  'net',
] as const;

/** Names hold no commas or quotes; a cell that a spreadsheet would compute is written as text. */
export function printReport(rows: readonly MoneyDayRow[]): string {
  const lines = rows.map(shownRow).map((row) => heads.map((head) => cell(row[head])).join(','));
  return `${[heads.join(','), ...lines].join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+@\t\r]|^-(?!\d)/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
