// Confirms the member's identity before a sensitive change. With a second factor, or where the
// brand requires one and a contact is verified, the password alone is not enough.
import { refuse, type identity } from '@baize/contract';
import type { Action, Call } from '../../../../platform/call/index.ts';
import { countName, forgiveName, locked } from '../attempt-limits.ts';
import { contactsOf } from '../sign-in.ts';
import type { IdentityParts } from '../../ports.ts';
import { refusalOfSecond } from '../second-step.ts';
import { sessionCookie } from '../open-session.ts';
import {
  findForSignInById,
  keyOfUsername,
  type SignInPlayer,
} from '../../accounts/store/player-reader.ts';

type Confirming = Call<typeof identity.confirmSession>;

export const confirmSession =
  (parts: IdentityParts): Action<typeof identity.confirmSession> =>
  async (call) => {
    const { caller, input, origin, now } = call;
    const { ports, sessions } = parts;
    const player = await findForSignInById(ports.database.kysely, caller.playerId);
    if (!player) throw new Error(`The session ${caller.sessionId} has no player.`);
    const methods = await methodsDue(parts, player);
    const isPassword = input.method === 'password';
    if (isPassword) {
      const refusal = await refusalOfPassword(parts, player, call);
      if (refusal) return refusal;
    }
    if (!methods.includes(input.method)) return secondMissing(methods, player);
    if (!isPassword) {
      const facts = { player, purpose: 'confirm', origin, now } as const;
      const wrong = await refusalOfSecond(parts, input, facts);
      if (wrong) return wrong;
    }
    const { token, until } = await ports.database.transaction((tx) =>
      sessions.confirm(tx, caller.sessionId, now),
    );
    call.setCookie(sessionCookie, token);
    return { token, confirmedUntil: until };
  };

const secondMissing = (methods: readonly string[], { mobileKey, emailKey }: SignInPlayer) =>
  refuse('second-factor-missing', {
    value: { methods, hints: { sms: mobileKey !== null, email: emailKey !== null } },
  });

/** The ways that confirm a change: the strongest that the member has. */
export async function methodsDue(
  { ports }: IdentityParts,
  player: SignInPlayer,
): Promise<readonly string[]> {
  const factors = await ports.factors.methodsOf(`player:${player.id}`);
  if (factors.length > 0) return factors;
  const contacts = ports.policy().secondFactorForChanges ? contactsOf(player) : [];
  return contacts.length > 0 ? contacts : ['password'];
}

async function refusalOfPassword(
  { ports }: IdentityParts,
  player: SignInPlayer,
  { input, now }: Confirming,
) {
  if (!input.password) return refuse('field-required', { facts: { field: 'password' } });
  const key = keyOfUsername(player.username);
  const tried = await countName(ports, key, now);
  if ('lockedMs' in tried) return locked(tried.lockedMs);
  if (!(await ports.passwords.verify(player.passwordHash, input.password))) {
    return refuse('credentials-wrong');
  }
  await forgiveName(ports, key);
  return undefined;
}
