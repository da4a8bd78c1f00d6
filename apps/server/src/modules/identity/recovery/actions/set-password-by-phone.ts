// Sets the password of the member with a verified mobile number, by a code or by an outside
// provider of phone verification. An unknown number gets the answer of a wrong code.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import { readPhone } from '../../../verification/index.ts';
import { refusalOfNewPassword } from '../../accounts/judge-password.ts';
import type { IdentityParts } from '../../ports.ts';
import { phoneProofOf } from '../../accounts/phone-proof.ts';
import { recover, refusalOfRecovery } from '../recover.ts';
import { findByContact, keyOfUsername } from '../../accounts/store/player-reader.ts';
import { noteRecovered } from '../../sign-in/store/recovered-store.ts';

export const setPasswordByPhone =
  (parts: IdentityParts): Action<typeof identity.setPasswordByPhone> =>
  async (call) => {
    const { ports } = parts;
    const { input, now, address } = call;
    if (!input.verificationCode && !input.firebaseIdToken) {
      return refuse('field-required', { facts: { field: 'verificationCode' } });
    }
    const mobile = readPhone(input, ports.homeCountry);
    if (mobile === undefined) return refuse('phone-invalid');
    const player = await findByContact(ports.database.kysely, { mobile });
    const { username = '', emailKey: email, passwordHash: hash } = player ?? {};
    const typed = { ...input, confirmNewPassword: input.confirmNewPassword ?? input.newPassword };
    // Judged before the code, so that a bad password uses no code up, and without the member's
    // data, so that a caller without a code learns none of it.
    const unfit = await refusalOfNewPassword(parts, typed, { username: '' });
    if (unfit) return unfit;
    const proof = phoneProofOf(parts, input, { purpose: 'login', mobile, now });
    const wrong = await proof.check();
    if (wrong) return wrong;
    if (player?.state !== 'active') return refuse('code-wrong');
    const same = await refusalOfNewPassword(parts, typed, { username, email, hash });
    if (same) return same;
    const recovering = { player, proved: 'sms', second: input } as const;
    const refusal = await refusalOfRecovery(parts, recovering, call);
    if (refusal) return refusal;
    const fresh = await ports.passwords.hash(input.newPassword);
    const isFirst = await ports.database.transaction(async (tx) => {
      if (!(await proof.spend(tx))) return false;
      await recover(parts, tx, { player, hash: fresh }, call);
      const digest = digestOf(`${keyOfUsername(player.username)} ${address}`);
      await noteRecovered(tx, digest, now);
      return true;
    });
    return isFirst ? { userName: player.username } : refuse('code-expired');
  };
