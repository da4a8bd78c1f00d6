// One message of the sandbox as it is. The look is written down before anything is shown.
import { refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { maskRecipient } from '../rules/mask.ts';

export function revealOutbox({
  ports: { database, messages },
  audit,
}: OperatorParts): Action<typeof operator.revealOutbox> {
  return async ({ caller, input: { id, reason } }) => {
    const found = await messages?.find(id);
    if (!found) return refuse('message-unknown');
    const { kind, recipient, subject, body } = found;
    const after = { kind, recipient: maskRecipient(recipient), reason };
    await database.transaction((tx) =>
      audit(tx, {
        staff: caller,
        action: 'view-message',
        subject: `message:${id}`,
        before: null,
        after,
      }),
    );
    return { id, kind, recipient, subject, body };
  };
}
