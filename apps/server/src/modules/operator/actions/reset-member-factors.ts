// Takes a member's second factors away, for one who has lost them; their sessions end.
import { isRefusal, refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeMember, doneOr } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';

export function resetMemberFactors(
  parts: OperatorParts,
): Action<typeof operator.resetMemberFactors> {
  const { members, factors } = parts.ports;
  return async (call) => {
    const memberId = call.input.id;
    const holder = `player:${memberId}` as const;
    const methods = await factors.methodsOf(holder);
    return doneOr(
      changeMember(parts, call, 'reset-member-factors', async (tx) => {
        const ended = await members.endSessions(tx, { memberId, now: call.now });
        if (isRefusal(ended)) return refuse('member-not-found');
        await factors.dropAll(tx, holder);
        return { before: { methods }, after: { methods: [] } };
      }),
    );
  };
}
