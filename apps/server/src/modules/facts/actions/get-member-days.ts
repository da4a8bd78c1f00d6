// One member's days by category, as far as they were counted below the caller.
import { isRefusal, type facts } from '@baize/contract';
import { dayText, startOfDay } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { branchOf } from '../branch.ts';
import type { Counting } from '../counting.ts';
import type { FactsPorts } from '../ports.ts';
import { periodOf } from '../rules/period.ts';
import { addSums } from '../rules/sums.ts';
import { readBranchDays } from '../store/profit.ts';
import { printCategories, printPerson, printWhole } from '../wire.ts';

export const getMemberDays =
  (ports: FactsPorts, { countedUntil }: Counting): Action<typeof facts.getMemberDays> =>
  async ({ caller, input, now }) => {
    const branch = await branchOf(ports, caller, input.customerId);
    if (isRefusal(branch)) return branch;
    const { callerId, branchId: memberId, way } = branch;
    const days = await readBranchDays(ports.database.kysely, {
      callerId,
      branchId: callerId,
      memberId,
      currency: caller.currency,
      ...periodOf(input, now),
    });
    const total = addSums(days);
    return {
      path: way.map(printPerson),
      days: days.toReversed().map((day) => ({
        day: dayText(startOfDay(day.place)),
        ...printWhole(day),
        categories: printCategories(day),
      })),
      categories: printCategories(total),
      total: printWhole(total),
      countedUntil: await countedUntil(),
    };
  };
