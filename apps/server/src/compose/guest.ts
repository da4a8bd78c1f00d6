// A demo account for one launched game: made as a visitor's is, but nobody is signed in with it,
// and no cookie goes out.
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
