// Issues for staff, of one lottery or all, with what lies on them.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DrawsParts } from '../parts.ts';
import { lateMs } from '../rules/issue-state.ts';
import { isDay } from '../rules/schedules.ts';
import { shownIssues } from '../shown-issues.ts';

const family = 'lottery';
const pageSizeDefault = 20;

export function findLotteryIssues({ ports }: DrawsParts): Action<typeof lottery.findLotteryIssues> {
  return async ({ input, now }) => {
    const { pageNo = 1, pageSize: limit = pageSizeDefault, gameCode, state, day } = input;
    if (day !== undefined && !isDay(day)) return { now, list: [], total: 0 };
    const offset = (pageNo - 1) * limit;
    const search = { family, gameCode, state, day, now, lateMs, offset, limit };
    const { events, total } = await ports.wagering.findEvents(search);
    return { now, list: await shownIssues(ports, events, now), total };
  };
}
