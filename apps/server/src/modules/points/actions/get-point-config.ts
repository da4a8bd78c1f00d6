// Rates of points as members read them, and whether the house's budgets are spent.
import type { points } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { PointsPorts } from '../ports.ts';
import { capsOf, leftOf, opensAt } from '../rules/budget.ts';
import { worthOf } from '../rules/scheme.ts';
import { readSpent } from '../store/budgets.ts';
import { readScheme } from '../store/scheme.ts';

export const getPointConfig =
  ({ database, currency }: PointsPorts): Action<typeof points.getPointConfig> =>
  async ({ now }) => {
    const on = database.kysely;
    const [{ rates }, given, paid] = await Promise.all([
      readScheme(on),
      readSpent(on, 'points', now),
      readSpent(on, 'money', now),
    ]);
    const { earn, deposit, ratio, step, isConverting } = rates;
    const money = capsOf(rates, 'money');
    const left = leftOf(money, paid);
    return {
      earn: [...earn],
      deposit,
      ratio,
      step,
      isConverting,
      currency,
      givesFrom: opensAt(capsOf(rates, 'points'), given, 1n, now),
      moneyLeft: left === null ? null : printUnits(left),
      moneyFrom: opensAt(money, paid, worthOf(BigInt(step), ratio), now),
    };
  };
