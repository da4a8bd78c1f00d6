// The caller's methods of confirming their identity, and the challenge that their authenticator
// would sign.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { holderOf } from '../sessions.ts';

export function beginStaffPasskeyConfirm({
  ports,
}: OperatorParts): Action<typeof operator.beginStaffPasskeyConfirm> {
  return async ({ caller, now, origin }) => {
    const whose = holderOf(caller.staffId);
    const methods = await ports.factors.methodsOf(whose);
    if (methods.length === 0) return { methods: ['password'], options: {} };
    if (!methods.includes('passkey')) return { methods: [...methods], options: {} };
    const options = await ports.factors.beginPasskeySignIn({ whose, origin, now });
    return { methods: [...methods], options };
  };
}
