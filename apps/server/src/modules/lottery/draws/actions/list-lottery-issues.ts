// The issues of a lottery that still take slips, the next first: those a chase may cover.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { issueNow } from '../board.ts';
import type { DrawsParts } from '../parts.ts';

const countDefault = 120;
/** Issues that are closed and not drawn come first; there are never more of them. */
const closedMost = 20;

export function listLotteryIssues({
  ports,
  terms,
}: DrawsParts): Action<typeof lottery.listLotteryIssues> {
  return async ({ input: { gameCode, count = countDefault }, now }) => {
    if (!terms.of(gameCode)) return refuse('game-unknown');
    const search = { gameCode, states: ['planned'], drawsFrom: now } as const;
    const events = await ports.wagering.eventsOf({ ...search, count: count + closedMost });
    const open = events.filter(({ closesAt }) => closesAt > now).slice(0, count);
    return { now, list: open.map((event) => issueNow(event, now)) };
  };
}
