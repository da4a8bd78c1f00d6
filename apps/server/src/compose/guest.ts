// Creates a demo account for one launched game, as for a visitor, but without a sign-in or a
// cookie.
import { isRefusal } from '@baize/contract';
import type { Identity } from '../modules/identity/index.ts';
import type { CallContext, PlayerCaller } from '../platform/call/index.ts';

export async function enterAsGuest(
  { actions, playerOf }: Pick<Identity, 'actions' | 'playerOf'>,
  call: CallContext,
): Promise<PlayerCaller | undefined> {
  const caller = { kind: 'visitor' } as const;
  const entered = await actions.loginFreePlay({
    ...call,
    caller,
    input: {},
    setCookie: () => undefined,
  });
  return isRefusal(entered) ? undefined : playerOf(entered.token, call.now);
}
