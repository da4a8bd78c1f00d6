// The rates as staff read them, with what members have and what the budgets gave.
import { printUnits } from '@baize/money';
import type { PointsPorts } from './ports.ts';
import { worthOf } from './rules/scheme.ts';
import { readOutstanding } from './store/accounts.ts';
import { readSpent } from './store/budgets.ts';
import { readScheme } from './store/scheme.ts';

export async function schemeShown({ database, currency, clock }: PointsPorts) {
  const on = database.kysely;
  const now = clock.now();
  const [{ version, rates }, outstanding, given, paid] = await Promise.all([
    readScheme(on),
    readOutstanding(on),
    readSpent(on, 'points', now),
    readSpent(on, 'money', now),
  ]);
  const { earn, deposit, ratio, step, isConverting, budget } = rates;
  const worth = printUnits(worthOf(outstanding, ratio));
  const shown = { version, earn: [...earn], deposit, ratio, step, isConverting, budget, currency };
  return {
    ...shown,
    outstanding: Number(outstanding),
    worth,
    given: { day: Number(given.day), month: Number(given.month) },
    paid: { day: printUnits(paid.day), month: printUnits(paid.month) },
  };
}
