// Excludes the player: no stake and no deposit until it ends, without exception. Money can still be
// withdrawn.
import type { wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { forGood } from '../../rounds/rules/may-stake.ts';
import { lockPlay } from '../../rounds/store/writer.ts';
import { writePause } from '../store/writer.ts';
import type { WageringPorts } from '../../ports.ts';
import { ownPlay } from '../../rounds/actions/own-play.ts';

export function excludeSelf(ports: WageringPorts): Action<typeof wagering.excludeSelf> {
  return async ({ caller, input, now }) => {
    await ownPlay(ports, caller.playerId, caller.currency);
    const asked = input.months === null ? forGood : monthsAfter(now, input.months);
    return ports.database.transaction(async (tx) => {
      await lockPlay(tx, caller.playerId);
      const pause = { until: asked, isExclusion: true, now };
      const until = await writePause(tx, caller.playerId, pause);
      return { until: until === forGood ? null : until };
    });
  };
}

/** The same moment so many months later; where that month is shorter, never earlier. */
export function monthsAfter(now: number, months: number): number {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}
