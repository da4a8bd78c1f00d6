// Judges a new password of a known player by the brand's rule and the words about them.
import { refuse, type Refusal } from '@baize/contract';
import { isCommonPassword } from './common-passwords.ts';
import type { IdentityParts } from '../ports.ts';
import { contextWords, refusalOfNew, type NewPassword } from './rules/new-password.ts';

type Refused = Refusal<
  'field-format' | 'passwords-differ' | 'password-common' | 'password-unchanged'
>;

interface About {
  readonly username: string;
  readonly email?: string | null | undefined;
  /** The hash of the password before; a new one is never the old one. */
  readonly hash?: string | null | undefined;
}

/** Words that anyone would try of this brand and this player. */
export function wordsAbout(
  { ports }: IdentityParts,
  { username, email }: Pick<About, 'username' | 'email'>,
): readonly string[] {
  return [...contextWords, ports.brandName(), username, email?.split('@')[0] ?? ''];
}

export async function refusalOfNewPassword(
  parts: IdentityParts,
  typed: NewPassword,
  about: About,
): Promise<Refused | undefined> {
  const { ports } = parts;
  const refusal = refusalOfNew(typed, {
    rule: ports.rules().password,
    isCommon: isCommonPassword,
    words: wordsAbout(parts, about),
  });
  if (refusal || about.hash === undefined) return refusal;
  const isSame = await ports.passwords.verify(about.hash, typed.newPassword);
  return isSame ? refuse('password-unchanged') : undefined;
}
