// Staff set when a lottery draws, from the next lottery day on: today's issues were announced and
// stay. Planned issues of later days go and are planned anew, but those with slips.
import { refuse, type lottery } from '@baize/contract';
import { dayAt, dayText, startOfDay } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { DrawsParts } from '../parts.ts';
import { refusedBy } from '../rules/refused-by.ts';
import { dataOf, faultOf, scheduleOf } from '../rules/schedules.ts';
import { writeSchedule } from '../store/terms.ts';
import { definitionOf } from '../terms.ts';

export function changeLotterySchedule({
  ports,
  terms,
  board,
  planner,
  desk,
}: DrawsParts): Action<typeof lottery.changeLotterySchedule> {
  return async ({ caller, input: { gameCode, schedule: asked }, now }) => {
    const before = terms.of(gameCode);
    const definition = definitionOf(gameCode);
    if (!before || !definition) return refuse('game-unknown');
    const schedule = asked === null ? definition.schedule : scheduleOf(asked);
    const fault = faultOf(schedule);
    if (fault !== undefined) return refuse('schedule-invalid', refusedBy(fault));
    const fromDay = dayText(startOfDay(dayAt(now) + 1));
    await desk.underLock(gameCode, async (tx) => {
      await writeSchedule(tx, gameCode, { data: dataOf(schedule), fromDay });
      await ports.audit(tx, {
        staff: caller,
        action: 'change-lottery-schedule',
        subject: `lottery ${gameCode}`,
        before: dataOf(before.schedule),
        after: {
          ...dataOf(schedule),
          fromDay,
        },
      });
    });
    await terms.changed();
    const game = terms.of(gameCode) ?? before;
    const replanned = await planner.planAgain(game);
    await board.changed();
    desk.changed();
    return { schedule: dataOf(game.schedule), ...replanned };
  };
}
