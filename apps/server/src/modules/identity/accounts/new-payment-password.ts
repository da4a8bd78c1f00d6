// Judges a new payment password and sets it. It is never the one of sign-in.
import { refuse, validateField, type Refusal } from '@baize/contract';
import type { CallContext } from '../../../platform/call/index.ts';
import { forgetAttempts } from '../../../platform/attempts/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { tellMember } from './notices.ts';
import type { IdentityParts } from '../ports.ts';
import { deviceOf } from './rules/device.ts';
import { setPaymentHash } from './store/payment-store.ts';
import { readPasswordHash } from './store/player-reader.ts';

export interface NewPayment {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

type Refused = Refusal<'field-format' | 'passwords-differ' | 'payment-password-same-as-login'>;

export async function refusalOfPayment(
  { ports }: IdentityParts,
  playerId: string,
  { newPassword, confirmPassword }: NewPayment,
): Promise<Refused | undefined> {
  const rule = { ...ports.rules().paymentPassword, enabled: true, required: true };
  const misfit = validateField('paymentPassword', rule, newPassword);
  if (misfit) return refuse('field-format', misfit.facts ? { facts: misfit.facts } : {});
  if (newPassword !== confirmPassword) return refuse('passwords-differ');
  const hash = await readPasswordHash(ports.database.kysely, playerId);
  const isLogin = await ports.passwords.verify(hash, newPassword);
  return isLogin ? refuse('payment-password-same-as-login') : undefined;
}

/** Sets it in the transaction of what allowed it, forgives wrong tries and tells the member. */
export async function setPayment(
  { ports }: IdentityParts,
  tx: Tx,
  { playerId, hash }: { readonly playerId: string; readonly hash: string },
  { now, address, userAgent }: Pick<CallContext, 'now' | 'address' | 'userAgent'>,
): Promise<void> {
  await setPaymentHash(tx, playerId, hash, now);
  await forgetAttempts(tx, `payment:${playerId}`);
  const from = { address, device: deviceOf(userAgent) };
  await tellMember(ports, tx, { playerId, notice: 'payment-password-changed', at: now, ...from });
}
