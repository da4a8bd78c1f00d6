// The ways to confirm one's identity again, and the proof that is sent to the server.
import type { PasskeyAnswer } from '../passkey.ts';

const all = ['password', 'passkey', 'totp', 'sms', 'email', 'recovery'] as const;
export type ProofMethod = (typeof all)[number];

export interface Proof {
  readonly method: ProofMethod;
  readonly password?: string;
  readonly code?: string;
  readonly passkey?: PasskeyAnswer;
}

/** The known ones among what a server lists, the easiest first. */
export function proofMethods(told: unknown): readonly ProofMethod[] {
  const named: readonly unknown[] = Array.isArray(told) ? told : [];
  return all.filter((method) => named.includes(method));
}

export interface Guards {
  readonly totp: boolean;
  readonly passkeys: number;
  readonly recoveryCodesLeft: number;
  readonly mobileVerified: boolean;
  readonly emailVerified: boolean;
}

/** A member with a second factor confirms with it; any other with the password or a code. */
export function methodsOf(guards: Guards): readonly ProofMethod[] {
  const { totp, passkeys, recoveryCodesLeft, mobileVerified, emailVerified } = guards;
  const isGuarded = totp || passkeys > 0;
  const has: Readonly<Record<ProofMethod, boolean>> = {
    password: !isGuarded,
    passkey: passkeys > 0,
    totp,
    sms: !isGuarded && mobileVerified,
    email: !isGuarded && emailVerified,
    recovery: isGuarded && recoveryCodesLeft > 0,
  };
  return all.filter((method) => has[method]);
}
