// Changes the password by who knows the old one. In the first minutes of a session that was opened
// with an initial password the old one need not be told again: it was, just now.
import { refuse, type identity } from '@baize/contract';
import type { Action, Call } from '../../../../platform/call/index.ts';
import { countName, forgiveName, locked } from '../attempt-limits.ts';
import { refusalOfNewPassword } from '../../accounts/judge-password.ts';
import type { IdentityParts } from '../../ports.ts';
import { deviceOf } from '../../accounts/rules/device.ts';
import { setPassword } from '../set-password.ts';
import { isOldPasswordKnown } from '../old-password.ts';
import {
  findForSignInById,
  keyOfUsername,
  type SignInPlayer,
} from '../../accounts/store/player-reader.ts';

type Changing = Call<typeof identity.changePassword>;

export const changePassword =
  (parts: IdentityParts): Action<typeof identity.changePassword> =>
  async (call) => {
    const { caller, input, now, address } = call;
    const { ports } = parts;
    const player = await findForSignInById(ports.database.kysely, caller.playerId);
    if (!player) throw new Error(`The session ${caller.sessionId} has no player.`);
    const refusal = await refusalOfOld(parts, player, call);
    if (refusal) return refusal;
    const { username, emailKey: email, passwordHash: hash } = player;
    const unfit = await refusalOfNewPassword(parts, input, { username, email, hash });
    if (unfit) return unfit;
    const setting = {
      playerId: player.id,
      hash: await ports.passwords.hash(input.newPassword),
      ends: input.endOtherSessions === false ? ('none' as const) : { but: caller.sessionId },
      notice: 'password-changed' as const,
      at: now,
      address,
      device: deviceOf(call.userAgent),
    };
    await ports.database.transaction((tx) => setPassword(parts, tx, setting));
    return { done: true };
  };

async function refusalOfOld(parts: IdentityParts, player: SignInPlayer, call: Changing) {
  const { ports } = parts;
  const { oldPassword } = call.input;
  if (!oldPassword) {
    const isKnown = await isOldPasswordKnown(parts, player, call.caller, call.now);
    return isKnown ? undefined : refuse('field-required', { facts: { field: 'oldPassword' } });
  }
  const key = keyOfUsername(player.username);
  const tried = await countName(ports, key, call.now);
  if ('lockedMs' in tried) return locked(tried.lockedMs);
  if (!(await ports.passwords.verify(player.passwordHash, oldPassword))) {
    return refuse('old-password-wrong');
  }
  await forgiveName(ports, key);
  return undefined;
}
