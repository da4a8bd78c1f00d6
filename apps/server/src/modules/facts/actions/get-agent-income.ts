// An agent's own income, day by day and kind by kind: what was earned, paid on and left.
import type { facts } from '@baize/contract';
import { dayText, startOfDay, unitsToNumber, type Units } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { Counting } from '../counting.ts';
import type { FactsPorts } from '../ports.ts';
import { periodOf } from '../rules/period.ts';
import { readIncome, type IncomeKind, type IncomeRow } from '../store/income.ts';
import { pageOf } from '../wire.ts';

export const getAgentIncome =
  ({ database }: FactsPorts, { countedUntil }: Counting): Action<typeof facts.getAgentIncome> =>
  async ({ caller: { playerId: memberId, currency }, input, now }) => {
    const rows = await readIncome(database.kysely, {
      memberId,
      currency,
      ...periodOf(input, now),
    });
    const days = [...Map.groupBy(rows, ({ day }) => day)];
    const { limit, offset, page } = pageOf(input);
    return {
      list: days.slice(offset, offset + limit).map(([day, of]) => ({
        date: dayText(startOfDay(day)),
        ...printIncome(of),
      })),
      footer: printIncome(rows),
      page: page(days.length),
      countedUntil: await countedUntil(),
    };
  };

function printIncome(rows: readonly IncomeRow[]) {
  const sumOf = (wanted: IncomeKind): Units =>
    rows.reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0n);
  const [rebate, commission] = [sumOf('team-rebate'), sumOf('commission')];
  const [salary, dividend] = [sumOf('wage'), sumOf('dividend')];
  const left = rebate + commission + salary + dividend;
  const [salaryPaidOn, dividendPaidOn] = [sumOf('wage-paid-on'), sumOf('dividend-paid-on')];
  const paidOn = salaryPaidOn + dividendPaidOn;
  return {
    agentRebate: unitsToNumber(rebate),
    commission: unitsToNumber(commission),
    dailySalary: unitsToNumber(salary),
    dividend: unitsToNumber(dividend),
    tatalIncome: unitsToNumber(left),
    dailySalaryEarned: unitsToNumber(salary + salaryPaidOn),
    dividendEarned: unitsToNumber(dividend + dividendPaidOn),
    totalEarned: unitsToNumber(left + paidOn),
    totalPaidOn: unitsToNumber(paidOn),
  };
}
