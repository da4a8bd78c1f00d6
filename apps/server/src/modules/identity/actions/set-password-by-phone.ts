// Sets the password of the member of a verified mobile number, by a code or by an outside provider
// of phone verification. A number that is nobody's is answered like a wrong code.
import { refuse, type identity } from '@baize/contract';
import type { Action, Call } from '../../../platform/call/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { readPhone } from '../../verification/index.ts';
import { refusalOfNewPassword } from '../judge-password.ts';
import type { IdentityParts } from '../parts.ts';
import { recover, refusalOfRecovery } from '../recover.ts';
import { findByContact, keyOfUsername } from '../store/player-reader.ts';
import { noteRecovered } from '../store/recovered-store.ts';

type Setting = Call<typeof identity.setPasswordByPhone>;

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
    // Judged without the old password before the code, so that a bad one uses no code up.
    const unfit = await refusalOfNewPassword(parts, typed, { username, email });
    if (unfit) return unfit;
    const wrong = await judgePhone(parts, mobile, call);
    if (wrong) return wrong;
    if (player?.state !== 'active') return refuse('code-wrong');
    const same = await refusalOfNewPassword(parts, typed, { username, email, hash });
    if (same) return same;
    const recovering = { player, proved: 'sms', second: input } as const;
    const refusal = await refusalOfRecovery(parts, recovering, call);
    if (refusal) return refusal;
    const fresh = await ports.passwords.hash(input.newPassword);
    const isFirst = await ports.database.transaction(async (tx) => {
      if (input.verificationCode && !(await ports.codes.spend(tx, codeOf(mobile, call)))) {
        return false;
      }
      await recover(parts, tx, { player, hash: fresh }, call);
      const digest = digestOf(`${keyOfUsername(player.username)} ${address}`);
      await noteRecovered(tx, digest, now);
      return true;
    });
    return isFirst ? { userName: player.username } : refuse('code-expired');
  };

const codeOf = (recipient: string, { input, now }: Setting) =>
  ({ purpose: 'login', recipient, code: input.verificationCode ?? '', now }) as const;

async function judgePhone({ ports }: IdentityParts, mobile: string, call: Setting) {
  const { verificationCode, firebaseIdToken = '' } = call.input;
  if (verificationCode) return ports.codes.check(codeOf(mobile, call));
  return ports.refusalOfPhoneToken({ idToken: firebaseIdToken, mobile, now: call.now });
}
