// Whose factors these are: a member's or a member of staff's. This module knows no more of them.
import type { PlayerCaller, StaffCaller } from '../../platform/call/index.ts';

export type Side = 'player' | 'staff';
export type Holder = `${Side}:${string}`;

/** Whoever calls is the holder: nobody names another's. */
export function holderOf(caller: PlayerCaller | StaffCaller): Holder {
  return caller.kind === 'player' ? `player:${caller.playerId}` : `staff:${caller.staffId}`;
}
