// Income by day for a chart and a list: every day of the time in order, also those without any.
import type { IncomeDay } from './facts.ts';

/** Earnings, before anything is paid on. */
export const incomeKinds = [
  'agentRebate',
  'commission',
  'dailySalaryEarned',
  'dividendEarned',
] as const;
/** What was earned in all, paid on and left. */
export const incomeSums = ['totalEarned', 'totalPaidOn', 'tatalIncome'] as const;
export type IncomeKind = (typeof incomeKinds)[number];

export const noIncome = {
  agentRebate: 0,
  commission: 0,
  dailySalary: 0,
  dividend: 0,
  tatalIncome: 0,
  dailySalaryEarned: 0,
  dividendEarned: 0,
  totalEarned: 0,
  totalPaidOn: 0,
} as const satisfies Omit<IncomeDay, 'date'>;

const dayMs = 86_400_000;

export function everyDay(
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  list: readonly IncomeDay[],
): readonly IncomeDay[] {
  const known = new Map(list.map((day) => [day.date, day]));
  const first = Date.parse(`${startDate}T00:00Z`);
  const count = (Date.parse(`${endDate}T00:00Z`) - first) / dayMs + 1;
  return Array.from({ length: count }, (_, at) => {
    const date = new Date(first + at * dayMs).toISOString().slice(0, 10);
    return known.get(date) ?? { date, ...noIncome };
  });
}
