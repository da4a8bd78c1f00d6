// The rule for a password of staff: long, not a common one, and without the name of its holder or
// of the house. No kinds of characters are asked for.
import { refuse, type Refusal } from '@baize/contract';

export const passwordLengthMin = 12;
const contextWords = ['baize', 'casino', 'operator', 'console', 'password'];
const nameLengthMin = 4;

export function refusalOfPassword(
  password: string,
  username: string,
  isCommon: (password: string) => boolean,
): Refusal<'password-short' | 'password-common' | 'password-guessable'> | undefined {
  if ([...password].length < passwordLengthMin) {
    return refuse('password-short', { facts: { min: passwordLengthMin } });
  }
  if (isCommon(password)) return refuse('password-common');
  return isGuessable(password, username) ? refuse('password-guessable') : undefined;
}

/** Only the part besides the words that anybody would try has to be guessed. */
function isGuessable(password: string, username: string): boolean {
  const words = [...contextWords, ...(username.length >= nameLengthMin ? [username] : [])];
  const core = words.reduce(
    (left, word) => left.replaceAll(word.toLowerCase(), ''),
    password.toLowerCase(),
  );
  const isCut = core.length < password.length;
  return isCut && core.length < passwordLengthMin / 2;
}
