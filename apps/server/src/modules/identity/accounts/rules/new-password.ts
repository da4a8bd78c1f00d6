// Decides whether a password is acceptable: it fits its rule, both entries are equal, it is none of
// the common ones, and no words about this account or brand make it easy to guess.
import { refuse, validateField, type FieldRule, type Refusal } from '@baize/contract';

export interface NewPassword {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

export interface PasswordFacts {
  readonly rule: FieldRule;
  readonly isCommon: (password: string) => boolean;
  /** Words that anyone would try: the brand, the username, the mailbox's name. */
  readonly words: readonly string[];
}

type Refused = Refusal<'field-format' | 'passwords-differ' | 'password-common'>;

/** Words of the house that make no password; each brand adds its own name. [S17] */
export const contextWords = ['baize', 'casino', 'password', 'lottery', 'jackpot', 'welcome'];

export function refusalOfNew(
  { newPassword, confirmNewPassword }: NewPassword,
  { rule, isCommon, words }: PasswordFacts,
): Refused | undefined {
  const misfit = validateField('password', { ...rule, enabled: true, required: true }, newPassword);
  if (misfit) return refuse('field-format', misfit.facts ? { facts: misfit.facts } : {});
  if (newPassword !== confirmNewPassword) return refuse('passwords-differ');
  return isCommon(newPassword.toLowerCase()) || leansOn(newPassword, words)
    ? refuse('password-common')
    : undefined;
}

/** As long as a password must be without such a word. */
const ownLeast = 8;

/** Whether little is left of a password once a word that anyone would try is taken out of it. */
export function leansOn(password: string, words: readonly string[]): boolean {
  const plain = password.toLowerCase();
  return words
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= 4)
    .some((word) => plain.includes(word) && plain.replaceAll(word, '').length < ownLeast);
}
