// The second step of a sign-in. A challenge takes five tries within ten minutes, from the address
// that began it, and opens one session.
import { isRefusal, refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import { noteLogin } from '../login-note.ts';
import { openSession, type SignInMethod } from '../open-session.ts';
import { recovering, refusalOfState } from '../sign-in.ts';
import type { IdentityParts } from '../../ports.ts';
import { refusalOfSecond } from '../second-step.ts';
import { dropChallenge, tryChallenge } from '../store/challenge-store.ts';
import { findForSignInById } from '../../accounts/store/player-reader.ts';

export const challengeTriesMax = 5;

export const loginVerification =
  (parts: IdentityParts): Action<typeof identity.loginVerification> =>
  async (call) => {
    const { input, now, origin, address } = call;
    const on = parts.ports.database.kysely;
    const digest = digestOf(input.challengeId);
    const begun = await tryChallenge(on, digest, challengeTriesMax, now);
    const isTheirs =
      begun?.address === address &&
      begun.method !== recovering &&
      begun.methods.includes(input.method);
    const player = isTheirs ? await findForSignInById(on, begun.playerId) : undefined;
    if (!begun || !player) return refuse('challenge-spent');
    if (await refusalOfState(parts, player, call)) return refuse('challenge-spent');
    const wrong = await refusalOfSecond(parts, input, { player, purpose: 'verify', origin, now });
    if (wrong) {
      const note = { playerId: player.id, outcome: wrong.refused, method: input.method };
      await noteLogin(parts, note, call);
      return wrong;
    }
    if (!(await dropChallenge(on, digest))) return refuse('challenge-spent');
    const { remember, fullSignInAt, isInitialPassword } = begun;
    const method = begun.method as SignInMethod;
    const deviceId = input.loginDeviceId;
    const first = { player, method, remember, fullSignInAt, isInitialPassword, deviceId };
    const answer = await openSession(parts, { ...first, withFactor: true }, call);
    return isRefusal(answer) ? refuse('challenge-spent') : answer;
  };
