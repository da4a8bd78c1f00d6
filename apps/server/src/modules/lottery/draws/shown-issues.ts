// Issues as staff see them: with what lies on them and what waits for a second person.
import type { lottery, OutputOf } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { SharedEvent } from '../../wagering/index.ts';
import type { LotteryPorts } from '../ports.ts';
import { issueNow } from './board.ts';
import { isLate } from './rules/issue-state.ts';
import { waitingOfIssues } from './store/proposals.ts';

export type ShownIssue = OutputOf<typeof lottery.findLotteryIssues>['list'][number];

export async function shownIssues(
  { wagering, database }: Pick<LotteryPorts, 'wagering' | 'database'>,
  events: readonly SharedEvent[],
  now: number,
): Promise<ShownIssue[]> {
  const [sums, waits] = await Promise.all([
    wagering.eventSums(events.map(({ eventId }) => eventId)),
    waitingOfIssues(database.kysely, events),
  ]);
  return events.map((event) => {
    const { eventId, gameCode, name, day: lotteryDay, result, resultVersion: version } = event;
    const on = sums.get(eventId) ?? { slips: 0, stake: 0n, payout: 0n, exposureMost: 0n };
    return {
      gameCode,
      ...issueNow(event, now),
      lotteryDay,
      version,
      slips: on.slips,
      numbers: result && [...result],
      stake: printUnits(on.stake, 2),
      payout: printUnits(on.payout, 2),
      exposureMost: printUnits(on.exposureMost, 2),
      late: isLate(event, now),
      waits: waits.get(`${gameCode} ${name}`) ?? null,
    };
  });
}
