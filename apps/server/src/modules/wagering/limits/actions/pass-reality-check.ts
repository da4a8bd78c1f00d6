// The player has seen what play has cost so far: it goes on, until the next time. Where the policy
// asks for a pause, not before it is over.
import { refuse, type wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { checkDueAt } from '../../rounds/rules/may-stake.ts';
import { writeChecked } from '../store/writer.ts';
import type { WageringPorts } from '../../ports.ts';
import { ownPlay } from '../../rounds/actions/own-play.ts';

export function passRealityCheck(ports: WageringPorts): Action<typeof wagering.passRealityCheck> {
  return async ({ caller, now }) => {
    const play = await ownPlay(ports, caller.playerId, caller.currency);
    const { realityCheckMinutes: brandCheckMinutes, realityCheckLockMinutes } = ports.policy();
    const asked = { sessionSince: caller.since, brandCheckMinutes };
    const left = lockLeft(checkDueAt(play, asked), now, realityCheckLockMinutes);
    if (left > 0) return refuse('reality-check-locked', { facts: { minutes: left } });
    await writeChecked(ports.database.kysely, caller.playerId, now);
    return { dueAt: checkDueAt({ ...play, checkedAt: now }, asked) };
  };
}

/** Whole minutes until play may go on; 0 when it may, or was not stopped. */
function lockLeft(dueAt: number | null, now: number, lockMinutes: number): number {
  if (dueAt === null || now < dueAt) return 0;
  return Math.max(0, Math.ceil((dueAt + lockMinutes * 60_000 - now) / 60_000));
}
