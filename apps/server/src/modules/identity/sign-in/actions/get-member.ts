// The signed-in member, with the phone masked as others may see the screen, and the steps that are
// due: a new password, or consent to changed terms.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { isOldPasswordKnown } from '../old-password.ts';
import type { IdentityParts } from '../../ports.ts';
import { maskNumber } from '../../accounts/rules/mask.ts';
import { isPasswordDue } from '../rules/password-due.ts';
import { readMemberFile } from '../../accounts/store/player-reader.ts';
import { readBeginning } from '../../accounts/store/registered-store.ts';
import { isBirthdayDue, isTermsDue } from '../../accounts/terms.ts';

export const getMember =
  (parts: IdentityParts): Action<typeof identity.getMember> =>
  async ({ caller, now, locale }) => {
    const { ports } = parts;
    const file = await readMemberFile(ports.database.kysely, caller.playerId);
    if (!file) throw new Error(`The session ${caller.sessionId} has no player.`);
    const beginning = await readBeginning(ports.database.kysely, caller.playerId);
    const { passwordDays } = ports.policy();
    const isForced = ports.isOn('PWDEXPFORCECHANGE3');
    return {
      id: file.id,
      account: file.username,
      nickname: file.nickname,
      type: file.type,
      toUpline: !caller.demo && (await ports.mayTransferUp(file.id)),
      clubLabel: { labelName: '' },
      memberLabel: caller.demo ? [] : await ports.labelsOf(file.id, locale),
      regDate: file.registeredAt,
      mobile: maskNumber(file.mobile),
      mobileVerified: file.mobileVerified,
      email: file.email,
      emailVerified: file.emailVerified,
      payee: file.payee,
      birthday: file.birthday,
      language: file.language,
      contacts: file.contacts,
      avatar: file.avatar,
      lastLogin: file.loginBefore,
      rewardsDue: caller.demo ? 0 : await ports.rewardsDueOf(file.id),
      termsDue: !caller.demo && (await isTermsDue(parts, file.id)),
      birthdayDue: beginning !== undefined && isBirthdayDue(beginning),
      passwordDue: !caller.demo && isPasswordDue(file, { passwordDays, isForced, now }),
      oldPasswordKnown: await isOldPasswordKnown(parts, file, caller, now),
    };
  };
