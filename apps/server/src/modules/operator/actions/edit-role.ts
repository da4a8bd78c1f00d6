// Changes what a role may, for everybody who holds it, from their next call on.
import { isRefusal, refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeableRole, giveable, onRoles, printRole } from '../change-role.ts';
import type { OperatorParts } from '../parts.ts';
import { mayGive } from '../rules/reach.ts';
import { writeRole } from '../store/roles.ts';

export function editRole(parts: OperatorParts): Action<typeof operator.editRole> {
  return ({ caller, input: { name, permissions: asked }, now }) =>
    onRoles(parts, caller, async (tx, by) => {
      const role = await changeableRole(tx, by, name);
      if (isRefusal(role)) return role;
      const permissions = giveable(by, name, asked);
      if (isRefusal(permissions)) return permissions;
      if (!mayGive(by, { role: name, permissions: role.permissions })) {
        return refuse('role-above-own');
      }
      await writeRole(tx, { name, permissions }, now);
      await parts.audit(tx, {
        staff: caller,
        action: 'edit-role',
        subject: `role:${name}`,
        before: { permissions: role.permissions },
        after: { permissions },
      });
      return printRole({ ...role, permissions });
    });
}
