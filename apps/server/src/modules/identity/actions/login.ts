// Signs in by username and password. A wrong name and a wrong password cost the same work and get
// the same answer; a name that was tried wrongly too often is locked for a while, whether or not it
// exists.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { IdentityParts } from '../parts.ts';
import { provesPerson } from '../person.ts';
import { sessionCookie, signIn } from '../sign-in.ts';
import { countAttempt, forgetAttempts } from '../../../platform/attempts/index.ts';
import { findForSignIn, keyOfUsername, type PlayerState } from '../store/player-reader.ts';

export const loginLimit = { failuresMax: 5, windowMs: 30 * 60_000, lockMs: 30 * 60_000 };
const minuteMs = 60_000;

export const login =
  (parts: IdentityParts): Action<typeof identity.login> =>
  async (call) => {
    const { ports } = parts;
    const { input, now } = call;
    const on = ports.database.kysely;
    const username = input.username.trim();
    if (username === '') return refuse('field-required', { facts: { field: 'username' } });
    if (input.password === '') return refuse('field-required', { facts: { field: 'password' } });
    if (!(await provesPerson(parts, on, call))) {
      return refuse('captcha-wrong', { value: { captcha: true } });
    }
    const key = keyOfUsername(username);
    const subject = `login:${key}`;
    const attempt = await countAttempt(on, subject, loginLimit, now);
    const isLocked = 'lockedMs' in attempt;
    const player = await findForSignIn(on, key);
    const hash = isLocked ? undefined : player?.passwordHash;
    const fits = await ports.passwords.verify(hash, input.password);
    // Told before the password is judged: a lock that answers right guesses would be no lock.
    if (isLocked) return locked(attempt.lockedMs);
    if (!player || !fits) return refuse('credentials-wrong');
    const refusal = refusalOfState(player.state);
    if (refusal) return refusal;
    await forgetAttempts(on, subject);
    const session = await ports.database.transaction((tx) =>
      signIn(parts, tx, player, call, input.loginDeviceId),
    );
    call.setCookie(sessionCookie, session.token);
    return session;
  };

const locked = (ms: number) =>
  refuse('account-locked', { facts: { minutes: Math.max(1, Math.ceil(ms / minuteMs)) } });

function refusalOfState(state: PlayerState) {
  if (state === 'excluded') return refuse('account-excluded');
  return state === 'active' ? undefined : refuse('account-locked');
}
