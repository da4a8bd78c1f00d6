// The member's progress. A member on a break or excluded is not told what is left to the next
// level, neither in our own call nor in the family's.
import type { vip } from '@baize/contract';
import { unitsToNumber, type Units } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { VipPorts } from '../ports.ts';
import { amountOf, nameOf } from '../print.ts';
import { levelAt, placeOf, type Counted, type Level } from '../rules/level.ts';
import { monthAt, startOfMonth } from '@baize/money';
import { isSet, levelIdAt } from '../rules/standing.ts';
import { countedIn } from '../store/counting.ts';
import { readScheme } from '../store/scheme.ts';
import { readMember } from '../store/standings.ts';

export const getVipProgress =
  (ports: VipPorts): Action<typeof vip.getVipProgress> =>
  async ({ caller: { playerId }, locale, now }) => {
    const on = ports.database.kysely;
    const month = monthAt(now);
    const [{ levels }, member, counted, restraint] = await Promise.all([
      readScheme(on),
      readMember(on, playerId, month),
      countedIn(on, playerId, month),
      ports.wagering.restraintOf(playerId, now),
    ]);
    const place = placeOf(levels, levelIdAt(member, now));
    const level = levelAt(levels, place);
    const isPaused = restraint === 'paused';
    const next = isPaused ? undefined : levelAt(levels, place + 1);
    return {
      playerRankName: level ? nameOf(level, locale) : '',
      nextRankName: next ? nameOf(next, locale) : '',
      monthlyTurnover: wirePair(isPaused ? 0n : counted.turnover, next?.turnover),
      totalTurnover: wirePair(isPaused ? 0n : counted.total, 0n),
      levelId: level?.levelId ?? null,
      nextLevelId: next?.levelId ?? null,
      progress: isPaused ? null : progressOf(counted, level, next),
      monthEndsAt: startOfMonth(month + 1),
      setUntil: isSet(member, now) ? member.setUntil : null,
      contact: level?.contact ?? '',
    };
  };

function progressOf(counted: Counted, level: Level | undefined, next: Level | undefined) {
  const { turnover, deposits } = counted;
  const keep = level?.keep ?? 0n;
  return {
    turnover: pair(turnover, next?.turnover),
    deposits: pair(deposits, next?.deposits),
    keep: keep > 0n ? pair(turnover, keep) : null,
  };
}

const pair = (actual: Units, expected: Units = 0n) => ({
  actual: amountOf(actual),
  expected: amountOf(expected),
});

const wirePair = (actual: Units, expected: Units = 0n) => ({
  actual: unitsToNumber(actual > 0n ? actual : 0n),
  expected: unitsToNumber(expected),
});
