// The security level of the account, for the security centre.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { maskMail, maskNumber } from '../rules/mask.ts';
import { strengthOf } from '../rules/strength.ts';
import { readCheck } from '../store/check-store.ts';
import { readPassword } from '../store/password-store.ts';
import { readPaymentHash } from '../store/payment-store.ts';
import { readMemberFile, readNoticeContact } from '../store/player-reader.ts';

export const getSecurity =
  (parts: IdentityParts): Action<typeof identity.getSecurity> =>
  async ({ caller: { playerId }, now }) => {
    const { ports, sessions } = parts;
    const on = ports.database.kysely;
    const [file, password, payment, factors, open, check, contact] = await Promise.all([
      readMemberFile(on, playerId),
      readPassword(on, playerId),
      readPaymentHash(on, playerId),
      ports.factors.summaryOf(`player:${playerId}`),
      sessions.living(playerId, now),
      readCheck(on, playerId),
      readNoticeContact(on, playerId),
    ]);
    const { email = '', emailVerified = false, mobile = '', mobileVerified = false } = file ?? {};
    const guards = {
      hasPassword: password?.hash !== null && password?.kind === 'own',
      hasPaymentPassword: payment !== undefined,
      mobileVerified,
      emailVerified,
      hasFactor: factors.totp.on || factors.passkeys.length > 0,
    };
    return {
      passwordChangedAt: password?.changedAt ?? 0,
      hasPaymentPassword: guards.hasPaymentPassword,
      mobile: maskNumber(mobile),
      mobileVerified,
      email: maskMail(email),
      emailVerified,
      totp: factors.totp.on,
      passkeys: factors.passkeys.length,
      recoveryCodesLeft: factors.recoveryCodesLeft,
      sessions: open.length,
      newPlaceNotice: contact?.wantsNewPlace ?? true,
      identity: check?.state ?? 'none',
      identityCheck: ports.policy().identityCheck,
      strength: strengthOf(guards),
    };
  };
