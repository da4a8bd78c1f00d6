// How many withdrawals wait, and for which reasons.
import type { cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { countCases as count, countHolds } from '../store/cases.ts';

export const countCases =
  ({ database: { kysely } }: CashierPorts): Action<typeof cashier.countCases> =>
  async ({ caller: { staffId }, now }) => {
    const [counts, holds] = await Promise.all([
      count(kysely, { staffId, now }),
      countHolds(kysely),
    ]);
    return { ...counts, holds: [...holds] };
  };
