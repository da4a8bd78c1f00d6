// Makes a role of permissions that the caller has.
import { isRefusal, refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { giveable, onRoles, printRole } from '../change-role.ts';
import type { OperatorParts } from '../parts.ts';
import { findRole, writeRole } from '../store/roles.ts';

export function addRole(parts: OperatorParts): Action<typeof operator.addRole> {
  return ({ caller, input: { name, permissions: asked }, now }) =>
    onRoles(parts, caller, async (tx, by) => {
      const permissions = giveable(by, name, asked);
      if (isRefusal(permissions)) return permissions;
      if (await findRole(tx, name)) return refuse('role-taken');
      await writeRole(tx, { name, permissions }, now);
      await parts.audit(tx, {
        staff: caller,
        action: 'add-role',
        subject: `role:${name}`,
        before: null,
        after: { permissions },
      });
      return printRole({ name, permissions, fixed: false, builtIn: false, staff: 0 });
    });
}
