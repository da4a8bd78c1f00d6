// Changes the payment password by the old one, whose tries are counted.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { refusalOfPayment, setPayment } from '../new-payment-password.ts';
import type { IdentityParts } from '../../ports.ts';
import { verifyPaymentPassword } from '../payment-password.ts';

const refusals = {
  missing: refuse('payment-password-missing'),
  locked: refuse('payment-password-locked'),
  wrong: refuse('payment-password-wrong'),
} as const;

export const changePaymentPassword =
  (parts: IdentityParts): Action<typeof identity.changePaymentPassword> =>
  async (call) => {
    const { ports } = parts;
    const { input } = call;
    const { playerId } = call.caller;
    const judged = await verifyPaymentPassword(ports, playerId, input.oldPassword);
    if (judged !== 'ok') return refusals[judged];
    const unfit = await refusalOfPayment(parts, playerId, input);
    if (unfit) return unfit;
    const hash = await ports.passwords.hash(input.newPassword);
    await ports.database.transaction((tx) => setPayment(parts, tx, { playerId, hash }, call));
    return { done: true };
  };
