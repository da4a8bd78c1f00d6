// The class names of CSS modules in a build: the file's digest and the place of the class in it.
// The usual name repeats the one in the source, and the first page pays for each of them.
import { createHash } from 'node:crypto';

const digestLetters = 5;

/** The same in the build for browsers and in the one for the server, which draws the first page. */
export function className(name: string, _file: string, css: string): string {
  const digest = createHash('sha256').update(css).digest('hex').slice(0, digestLetters);
  const place = css.search(new RegExp(`\\.${name}(?![\\w-])`, 'u'));
  return `_${digest}${place.toString(36)}`;
}
