// Takes the second factors of a staff account away, for one who has lost them; the sessions end.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { forgiveFailures } from '../failures.ts';
import type { OperatorParts } from '../parts.ts';
import { onAccount } from '../reach.ts';
import { holderOf } from '../sessions.ts';
import { dropSessionsOf } from '../store/sessions.ts';

export function resetStaffFactors(parts: OperatorParts): Action<typeof operator.resetStaffFactors> {
  const { factors } = parts.ports;
  return async ({ caller, input: { id } }) => {
    const methods = await factors.methodsOf(holderOf(id));
    return onAccount(parts, caller, id, async ({ tx, account }) => {
      const { username } = account;
      await factors.dropAll(tx, holderOf(id));
      await dropSessionsOf(tx, id);
      await forgiveFailures(tx, account);
      await parts.audit(tx, {
        staff: caller,
        action: 'reset-staff-factors',
        subject: holderOf(id),
        before: { username, methods },
        after: { username, methods: [] },
      });
      return { done: true as const };
    });
  };
}
