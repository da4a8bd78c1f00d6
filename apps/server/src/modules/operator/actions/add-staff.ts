// Adds a staff account with a first password, which is told in this answer and nowhere else.
import { refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { makeFirstPassword } from '../first-password.ts';
import type { OperatorParts } from '../parts.ts';
import { mayGive } from '../rules/reach.ts';
import { holderOf } from '../sessions.ts';
import { findRole } from '../store/roles.ts';
import { lockStaff, readAccount, writeStaff } from '../store/staff.ts';

export function addStaff(parts: OperatorParts): Action<typeof operator.addStaff> {
  const { ports, audit } = parts;
  return async ({ caller, input: { username, role: name }, now }) => {
    const first = await makeFirstPassword(parts, now);
    const staffId = newId(now, ports.randomness);
    return ports.database.transaction(async (tx) => {
      await lockStaff(tx);
      const role = await findRole(tx, name);
      if (!role) return refuse('role-unknown');
      const by = await readAccount(tx, caller.staffId);
      const { permissions } = role;
      if (!by || !mayGive(by, { role: name, permissions })) return refuse('role-above-own');
      const isNew = await writeStaff(tx, { staffId, username, role: name }, first, now);
      if (!isNew) return refuse('username-taken');
      const after = { username, role: name };
      const subject = holderOf(staffId);
      await audit(tx, { staff: caller, action: 'add-staff', subject, before: null, after });
      return { id: staffId, username, password: first.password };
    });
  };
}
