// Income by day for a chart and a list: every day of the time in order, also those without any.
import type { IncomeDay } from './facts.ts';

export const incomeKinds = ['agentRebate', 'commission', 'dailySalary', 'dividend'] as const;
export type IncomeKind = (typeof incomeKinds)[number];

const dayMs = 86_400_000;

export function everyDay(
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  list: readonly IncomeDay[],
): readonly IncomeDay[] {
  const known = new Map(list.map((day) => [day.date, day]));
  const none = { agentRebate: 0, commission: 0, dailySalary: 0, dividend: 0, tatalIncome: 0 };
  const first = Date.parse(`${startDate}T00:00Z`);
  const count = (Date.parse(`${endDate}T00:00Z`) - first) / dayMs + 1;
  return Array.from({ length: count }, (_, at) => {
    const date = new Date(first + at * dayMs).toISOString().slice(0, 10);
    return known.get(date) ?? { date, ...none };
  });
}
