// Estimates how hard a password is to guess, in four steps, by its length, its variety and common
// patterns. It is a hint; the server decides.

export type Strength = 0 | 1 | 2 | 3 | 4;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const runs = 'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm';
const firstTried = ['password', 'passw0rd', 'casino', 'baize', 'sandi', 'rahasia', 'admin'];
const lengthSteps = [8, 12, 16];
const runLength = 4;

/** Letters in a row on the keyboard or in the alphabet, and the same one again and again. */
function hasRun(text: string): boolean {
  for (let at = 0; at + runLength <= text.length; at += 1) {
    const part = text.slice(at, at + runLength);
    const back = [...part].toReversed().join('');
    if (runs.includes(part) || runs.includes(back) || new Set(part).size === 1) return true;
  }
  return false;
}

/** 0: none typed. 1 weak, 2 fair, 3 good, 4 strong. */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  if (password === '') return 0;
  const low = password.toLowerCase();
  const long = lengthSteps.filter((length) => password.length >= length).length;
  const varied = kinds.filter((kind) => kind.test(password)).length;
  const tried = [...firstTried, ...known.map((word) => word.toLowerCase())];
  const guessed = tried.some((word) => word.length > 2 && low.includes(word)) || hasRun(low);
  const score = long + (varied > 1 ? 1 : 0) + (varied > 2 ? 1 : 0) - (guessed ? 2 : 0);
  if (password.length < (lengthSteps[0] ?? 0)) return 1;
  return Math.max(1, Math.min(4, score)) as Strength;
}
