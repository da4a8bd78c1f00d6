// The results of a lottery, newest first; an issue whose result is awaited stands on top.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { drawnOf } from '../board.ts';
import type { DrawsParts } from '../parts.ts';
import { lateMs } from '../rules/issue-state.ts';
import { isDay } from '../rules/schedules.ts';

const family = 'lottery';
const pageSizeDefault = 20;

export function listLotteryDraws({
  ports,
  terms,
}: DrawsParts): Action<typeof lottery.listLotteryDraws> {
  return async ({ input, now }) => {
    const { gameCode, pageNo = 1, pageSize: limit = pageSizeDefault } = input;
    if (!terms.of(gameCode)) return refuse('game-unknown');
    const { day } = input;
    if (day !== undefined && !isDay(day)) return { list: [], total: 0 };
    const offset = (pageNo - 1) * limit;
    const search = { family, gameCode, day, state: 'due', now, lateMs, offset, limit } as const;
    const { events, total } = await ports.wagering.findEvents(search);
    return { list: events.map((event) => drawnOf(event, now)), total };
  };
}
