// Sets the payment password for the first time. It is never the one of sign-in, and of two requests
// at once one sets it.
import { refuse, validateField, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { insertPaymentHash, readPaymentHash } from '../store/payment-store.ts';
import { readPasswordHash } from '../store/player-reader.ts';

export const setPaymentPassword =
  ({ ports }: IdentityParts): Action<typeof identity.setPaymentPassword> =>
  async ({ caller: { playerId }, input, now }) => {
    const on = ports.database.kysely;
    const rule = { ...ports.rules().paymentPassword, enabled: true, required: true };
    const misfit = validateField('paymentPassword', rule, input.password);
    if (misfit) return refuse('field-format', misfit.facts ? { facts: misfit.facts } : {});
    if (input.password !== input.confirmPassword) return refuse('passwords-differ');
    if ((await readPaymentHash(on, playerId)) !== undefined) return refuse('payment-password-set');
    const isLogin = await ports.passwords.verify(
      await readPasswordHash(on, playerId),
      input.password,
    );
    if (isLogin) return refuse('payment-password-same-as-login');
    const hash = await ports.passwords.hash(input.password);
    const isFirst = await insertPaymentHash(on, playerId, hash, now);
    return isFirst ? { done: true } : refuse('payment-password-set');
  };
