// Gives a staff account another role; what it may counts from its next call on.
import { refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { onAccount } from '../reach.ts';
import { mayGive } from '../rules/reach.ts';
import { holderOf } from '../sessions.ts';
import { findRole } from '../store/roles.ts';
import { writeRoleOf } from '../store/staff.ts';

export function giveRole(parts: OperatorParts): Action<typeof operator.giveRole> {
  return ({ caller, input: { id, role: name } }) =>
    onAccount(parts, caller, id, async ({ tx, account, by }) => {
      const role = await findRole(tx, name);
      if (!role) return refuse('role-unknown');
      const { permissions } = role;
      if (!mayGive(by, { role: name, permissions })) return refuse('role-above-own');
      await writeRoleOf(tx, id, name);
      await parts.audit(tx, {
        staff: caller,
        action: 'give-role',
        subject: holderOf(id),
        before: { username: account.username, role: account.role },
        after: { username: account.username, role: name },
      });
      return { done: true as const };
    });
}
