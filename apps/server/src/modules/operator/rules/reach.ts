// Decides whose account a member of staff may change: never their own, never one with more
// permissions, and never with permissions they lack. An owner ranks above every other role.
import { refuse, type PermissionName, type Refusal } from '@baize/contract';

export interface Reaching {
  readonly staffId: string;
  readonly role: string;
  readonly permissions: readonly PermissionName[];
}

export const ownerRole = 'owner';

const holdsAll = (held: readonly string[], asked: readonly string[]) =>
  asked.every((permission) => held.includes(permission));

export function refusalOfReach(
  caller: Reaching,
  other: Reaching,
): Refusal<'staff-own' | 'staff-above-own'> | undefined {
  if (caller.staffId === other.staffId) return refuse('staff-own');
  return mayGive(caller, other) ? undefined : refuse('staff-above-own');
}

/** Whether the caller holds everything that the role may. */
export function mayGive(
  caller: Pick<Reaching, 'role' | 'permissions'>,
  given: Pick<Reaching, 'role' | 'permissions'>,
): boolean {
  if (given.role === ownerRole && caller.role !== ownerRole) return false;
  return holdsAll(caller.permissions, given.permissions);
}
