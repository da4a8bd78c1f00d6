// Sets the password by the single-use secret of a recovery mail.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import { refusalOfNewPassword } from '../../accounts/judge-password.ts';
import type { IdentityParts } from '../../ports.ts';
import { recover, refusalOfRecovery } from '../recover.ts';
import { findForSignInById } from '../../accounts/store/player-reader.ts';
import { readRecovery, takeRecovery } from '../store/recovery-store.ts';

export const setRecoveredPassword =
  (parts: IdentityParts): Action<typeof identity.setRecoveredPassword> =>
  async (call) => {
    const { ports } = parts;
    const { input, now } = call;
    const digest = digestOf(input.token);
    const playerId = await readRecovery(ports.database.kysely, digest, now);
    const player = playerId && (await findForSignInById(ports.database.kysely, playerId));
    if (!player || player.state === 'closed') return refuse('recovery-spent');
    const { username, emailKey: email, passwordHash: hash } = player;
    const unfit = await refusalOfNewPassword(parts, input, { username, email, hash });
    if (unfit) return unfit;
    const recovering = { player, proved: 'email', second: input } as const;
    const refusal = await refusalOfRecovery(parts, recovering, call);
    if (refusal) return refusal;
    const fresh = await ports.passwords.hash(input.newPassword);
    const isFirst = await ports.database.transaction(async (tx) => {
      if (!(await takeRecovery(tx, digest))) return false;
      await recover(parts, tx, { player, hash: fresh }, call);
      return true;
    });
    return isFirst ? { userName: player.username } : refuse('recovery-spent');
  };
