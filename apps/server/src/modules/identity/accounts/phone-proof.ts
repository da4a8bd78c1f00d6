// Proves that a number is the caller's own: by the code that was sent to it, or by the token of an
// outside provider. Either is judged first and used up with what the transaction does.
import type { Refusal } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { CodePurpose } from '../../verification/index.ts';
import type { IdentityParts } from '../ports.ts';

export interface PhoneProof {
  check(): Promise<Refusal<'code-wrong' | 'code-expired' | 'phone-token-wrong'> | undefined>;
  /** False when somebody was first. */
  spend(tx: Tx): Promise<boolean>;
}

interface Shown {
  readonly verificationCode?: string | undefined;
  /** Comes before the code: forms of the family send what was typed beside it. */
  readonly firebaseIdToken?: string | undefined;
}

interface About {
  readonly purpose: CodePurpose;
  /** In E.164 form. */
  readonly mobile: string;
  readonly now: number;
}

export function phoneProofOf(
  { ports: { codes, phoneTokens } }: IdentityParts,
  { verificationCode = '', firebaseIdToken: idToken }: Shown,
  { purpose, mobile, now }: About,
): PhoneProof {
  if (idToken) {
    const token = { idToken, mobile, now };
    return { check: () => phoneTokens.check(token), spend: (tx) => phoneTokens.spend(tx, token) };
  }
  const code = { purpose, recipient: mobile, code: verificationCode, now };
  return { check: () => codes.check(code), spend: (tx) => codes.spend(tx, code) };
}
