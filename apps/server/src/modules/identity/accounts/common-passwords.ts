// The 3,000 most common leaked passwords of eight characters or more; none of them may be chosen,
// in any case of letters. [S11]
import { readFileSync } from 'node:fs';

let known: ReadonlySet<string> | undefined;

export function isCommonPassword(password: string): boolean {
  known ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'),
  );
  return password !== '' && known.has(password.toLowerCase());
}
