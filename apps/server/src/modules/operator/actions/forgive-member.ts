// Forgives a member's failed tries, so that no lock is left of them.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeMember, doneOr } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';

export function forgiveMember(parts: OperatorParts): Action<typeof operator.forgiveMember> {
  return (call) => {
    const action = { memberId: call.input.id, now: call.now };
    return doneOr(
      changeMember(parts, call, 'forgive-member', (tx) =>
        parts.ports.members.forgiveFailures(tx, action),
      ),
    );
  };
}
