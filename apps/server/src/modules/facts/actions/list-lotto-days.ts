// A member's days of the lottery, as older clients ask; the newest first.
import { isRefusal, type facts } from '@baize/contract';
import { dayText, startOfDay } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { memberDaysOf } from '../family-member.ts';
import { printLottoDay } from '../family-reports.ts';
import type { FactsPorts } from '../ports.ts';
import { pageOf } from '../wire.ts';

export const listLottoDays =
  (ports: FactsPorts): Action<typeof facts.listLottoDays> =>
  async (call) => {
    const days = await memberDaysOf(ports, call);
    if (isRefusal(days)) return days;
    const { limit, offset, page } = pageOf(call.input);
    const shown = days.toReversed().slice(offset, offset + limit);
    return {
      list: shown.map((day) => ({
        balanceDate: dayText(startOfDay(day.place)),
        ...printLottoDay(day),
      })),
      page: page(days.length),
    };
  };
