// Staff set a member's prize group and say why.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { GroupsPorts } from '../ports.ts';
import { setGroup } from '../set-group.ts';

export const setMemberGroup =
  (ports: GroupsPorts): Action<typeof lottery.setMemberGroup> =>
  async ({ caller, input: { id, group, reason }, now }) => {
    const refusal = await setGroup(ports, {
      memberId: id,
      group,
      by: { kind: 'staff', id: caller.staffId, name: caller.username },
      reason,
      now,
      note: (tx, { before, after }) =>
        ports.audit(tx, {
          staff: caller,
          action: 'set-lottery-group',
          subject: `member:${id}`,
          before: { group: before },
          after: { group: after, reason },
        }),
    });
    return refusal ?? { done: true as const };
  };
