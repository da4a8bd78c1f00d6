// The player has seen what play has cost so far: it goes on, until the next time.
import type { wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { checkDueAt } from '../../rounds/rules/may-stake.ts';
import { writeChecked } from '../store/writer.ts';
import type { WageringPorts } from '../../ports.ts';
import { ownPlay } from '../../rounds/actions/own-play.ts';

export function passRealityCheck(ports: WageringPorts): Action<typeof wagering.passRealityCheck> {
  return async ({ caller, now }) => {
    const play = await ownPlay(ports, caller.playerId, caller.currency);
    await writeChecked(ports.database.kysely, caller.playerId, now);
    const brandCheckMinutes = ports.policy().realityCheckMinutes;
    const asked = { sessionSince: caller.since, brandCheckMinutes };
    return { dueAt: checkDueAt({ ...play, checkedAt: now }, asked) };
  };
}
