// Deletes a role without holders. A built-in one is reset to its default.
import { isRefusal, refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeableRole, onRoles } from '../change-role.ts';
import type { OperatorParts } from '../parts.ts';
import { mayGive } from '../rules/reach.ts';
import { deleteRole, findRole } from '../store/roles.ts';

export function dropRole(parts: OperatorParts): Action<typeof operator.dropRole> {
  return ({ caller, input: { name } }) =>
    onRoles(parts, caller, async (tx, by) => {
      const role = await changeableRole(tx, by, name);
      if (isRefusal(role)) return role;
      if (!mayGive(by, { role: name, permissions: role.permissions })) {
        return refuse('role-above-own');
      }
      if (role.staff > 0) return refuse('role-held');
      await deleteRole(tx, name);
      const left = await findRole(tx, name);
      await parts.audit(tx, {
        staff: caller,
        action: 'drop-role',
        subject: `role:${name}`,
        before: { permissions: role.permissions },
        after: left ? { permissions: left.permissions } : null,
      });
      return { done: true as const };
    });
}
