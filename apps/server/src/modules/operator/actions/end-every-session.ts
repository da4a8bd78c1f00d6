// Signs every player out everywhere, with every remembered sign-in: for when tokens may have
// leaked.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';

export function endEverySession({
  ports,
  audit,
}: OperatorParts): Action<typeof operator.endEverySession> {
  return ({ caller, input: { reason } }) =>
    ports.database.transaction(async (tx) => {
      const ended = await ports.members.endEverybodys(tx);
      await audit(tx, {
        staff: caller,
        action: 'end-every-session',
        subject: 'members',
        before: { sessions: ended },
        after: { sessions: 0, reason },
      });
      return { ended };
    });
}
