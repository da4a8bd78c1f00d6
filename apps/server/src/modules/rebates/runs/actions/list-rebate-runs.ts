// Closed days with what they paid, for staff.
import type { rebates } from '@baize/contract';
import { dayText, printUnits, startOfDay } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { RunsPorts } from '../ports.ts';
import { readNextDay } from '../store/days.ts';
import { readRuns } from '../store/dues.ts';

export const listRebateRuns =
  ({ database, clock, wereOnBefore }: RunsPorts): Action<typeof rebates.listRebateRuns> =>
  async ({ input: { pageNo = 1, pageSize = 20 } }) => {
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { list, total } = await readRuns(database.kysely, page);
    const areOn = await wereOnBefore(clock.now() + 1);
    const next = areOn ? await readNextDay(database.kysely) : undefined;
    return {
      list: list.map(({ day, closedAt, recipients, stake, amount, unpaid }) => ({
        day: dayText(startOfDay(day)),
        closedAt: closedAt.getTime(),
        recipients,
        stake: printUnits(stake),
        amount: printUnits(amount, 2),
        unpaid: Number(unpaid),
      })),
      total,
      next: next === undefined ? '' : dayText(startOfDay(next)),
    };
  };
