// Sets a forgotten payment password anew by a code to the member's verified phone or mailbox.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { refusalOfPayment, setPayment } from '../new-payment-password.ts';
import type { IdentityParts } from '../../ports.ts';
import { readContact } from '../store/player-reader.ts';

export const resetPaymentPassword =
  (parts: IdentityParts): Action<typeof identity.resetPaymentPassword> =>
  async (call) => {
    const { ports } = parts;
    const { input, now } = call;
    const { playerId } = call.caller;
    const unfit = await refusalOfPayment(parts, playerId, input);
    if (unfit) return unfit;
    const { mobile, email } = await readContact(ports.database.kysely, playerId);
    const recipient = input.channel === 'sms' ? mobile : email;
    if (recipient === undefined) return refuse('contact-not-verified');
    const code = { purpose: 'payment', recipient, code: input.verificationCode, now } as const;
    const wrong = await ports.codes.check(code);
    if (wrong) return wrong;
    const hash = await ports.passwords.hash(input.newPassword);
    const isFirst = await ports.database.transaction(async (tx) => {
      if (!(await ports.codes.spend(tx, code))) return false;
      await setPayment(parts, tx, { playerId, hash }, call);
      return true;
    });
    return isFirst ? { done: true } : refuse('code-expired');
  };
