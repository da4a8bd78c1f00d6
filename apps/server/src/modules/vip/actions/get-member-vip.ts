// One member for staff: the level that counts, what play alone gives, what was set and by whom, and
// every step so far.
import { refuse, type vip } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { VipPorts } from '../ports.ts';
import { amountOf, printPast, printStep } from '../print.ts';
import { levelAt, placeOf } from '../rules/level.ts';
import { monthAt, startOfMonth } from '@baize/money';
import { isSet, levelIdAt } from '../rules/standing.ts';
import { countedIn } from '../store/counting.ts';
import { readScheme } from '../store/scheme.ts';
import { readMember, readSteps, type Member } from '../store/standings.ts';

const stepsShown = 50;

export const getMemberVip =
  (ports: VipPorts): Action<typeof vip.getMemberVip> =>
  async ({ input: { id: playerId }, locale, now }) => {
    if (!(await ports.isMember(playerId))) return refuse('member-not-found');
    const on = ports.database.kysely;
    const month = monthAt(now);
    const [{ levels }, member, counted, steps] = await Promise.all([
      readScheme(on),
      readMember(on, playerId, month),
      countedIn(on, playerId, month),
      readSteps(on, playerId, { pageNo: 1, pageSize: stepsShown }),
    ]);
    const place = placeOf(levels, levelIdAt(member, now));
    const [level, next] = [levelAt(levels, place), levelAt(levels, place + 1)];
    const earned = levelAt(levels, placeOf(levels, member.levelId));
    return {
      level: printPast(level, locale),
      earned: printPast(earned, locale),
      set: isSet(member, now) ? settingOf(member) : null,
      next: printPast(next, locale),
      turnover: { actual: amountOf(counted.turnover), expected: amountOf(next?.turnover ?? 0n) },
      deposits: { actual: amountOf(counted.deposits), expected: amountOf(next?.deposits ?? 0n) },
      keep: amountOf(level?.keep ?? 0n),
      total: amountOf(counted.total),
      monthEndsAt: startOfMonth(month + 1),
      steps: steps.list.map((step) => ({
        ...printStep(step, locale),
        by: step.by,
        reason: step.reason,
      })),
    };
  };

const settingOf = ({ setUntil, setBy, setReason, setAt }: Member) => ({
  until: setUntil ?? 0,
  by: setBy,
  reason: setReason,
  at: setAt ?? 0,
});
