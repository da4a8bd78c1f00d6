// Changes a role. Staff cannot change their own role or a higher one, and cannot grant permissions
// they lack.
import { permissions as known, refuse, type PermissionName, type Refusal } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { OperatorParts } from './parts.ts';
import { mayGive } from './rules/reach.ts';
import { standsAlone } from './rules/rights.ts';
import type { Role } from './store/roles.ts';
import { findRole } from './store/roles.ts';
import { lockStaff, readAccount, type StaffAccount } from './store/staff.ts';

export const printRole = ({ permissions, ...role }: Role) => ({
  ...role,
  permissions: [...permissions],
});

/** Runs a change of roles, with the caller as they are at that moment. */
export function onRoles<A>(
  { ports }: OperatorParts,
  caller: StaffCaller,
  change: (tx: Tx, by: StaffAccount) => Promise<A>,
): Promise<A | Refusal<'role-above-own'>> {
  return ports.database.transaction<A | Refusal<'role-above-own'>>(async (tx) => {
    await lockStaff(tx);
    const by = await readAccount(tx, caller.staffId);
    const mayEdit = by?.state === 'active' && by.permissions.includes('roles.edit');
    return by && mayEdit ? change(tx, by) : refuse('role-above-own');
  });
}

/** A role that the caller may change. */
export async function changeableRole(
  tx: Tx,
  by: StaffAccount,
  name: string,
): Promise<Role | Refusal<'role-unknown' | 'role-fixed' | 'role-own'>> {
  const role = await findRole(tx, name);
  if (!role) return refuse('role-unknown');
  if (role.fixed) return refuse('role-fixed');
  return by.role === name ? refuse('role-own') : role;
}

type GiveRefusal = Refusal<'permission-unknown' | 'permission-alone' | 'role-above-own'>;

/** The permissions asked for, when all of them exist, none lacks the one it needs, and the caller
 * has them all. */
export function giveable(
  by: StaffAccount,
  name: string,
  asked: readonly string[],
): readonly PermissionName[] | GiveRefusal {
  const permissions = known.filter((permission) => asked.includes(permission));
  if (asked.some((one) => !known.some((permission) => permission === one))) {
    return refuse('permission-unknown');
  }
  const alone = standsAlone(permissions);
  if (alone) return refuse('permission-alone', { facts: { permission: alone } });
  return mayGive(by, { role: name, permissions }) ? permissions : refuse('role-above-own');
}
