// The recipients of a closed day, for staff.
import { refuse, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { RunsPorts } from '../ports.ts';
import { dayOfText, shownDue } from '../shown-due.ts';
import { isClosed } from '../store/days.ts';
import { readDuesOfDay } from '../store/dues.ts';

export const getRebateRun =
  ({ database, usernames }: RunsPorts): Action<typeof rebates.getRebateRun> =>
  async ({ input: { day: text, pageNo = 1, pageSize = 20 } }) => {
    const day = dayOfText(text);
    if (day === undefined || !(await isClosed(database.kysely, day)))
      return refuse('rebate-unknown');
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { list, total } = await readDuesOfDay(database.kysely, day, page);
    const names = await usernames(list.map(({ playerId }) => playerId));
    return {
      list: list.map((row) => ({
        ...shownDue(row),
        id: row.playerId,
        username: names.get(row.playerId) ?? '',
      })),
      total,
    };
  };
