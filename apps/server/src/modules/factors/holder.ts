// The holder of second factors: a member or a member of staff. This module knows nothing else of
// them.
import type { PlayerCaller, StaffCaller } from '../../platform/call/index.ts';

export type Side = 'player' | 'staff';
export type Holder = `${Side}:${string}`;

/** The caller is the holder and cannot name another. */
export function holderOf(caller: PlayerCaller | StaffCaller): Holder {
  return caller.kind === 'player' ? `player:${caller.playerId}` : `staff:${caller.staffId}`;
}
