// A comment that is too wide fits afterwards with the same words in the same order; the rest of the
// text is the same, and doing it twice changes nothing.
import { expect, test } from 'vitest';
import { wrapComments } from './wrap-comments.ts';

const story = 'the purse of a player never goes below nothing whatever happens to it '
  .repeat(4)
  .trim();
const words = (text: string): string => text.replaceAll(/[/*\s-]+/g, ' ').trim();

test.each([
  ['a header', `// ${story}\n// And more of it.\nconst a = 1;\n`],
  ['an indented comment', `{\n    // ${story}\n    call();\n}\n`],
  ['a block on one line', `  /** ${story} */\n  const a = 1;\n`],
  ['a block of lines', `/**\n * ${story}\n */\nconst a = 1;\n`],
  ['a migration', `-- ${story}\ncreate table purse ();\n`],
])('%s is broken into lines that fit', (_, text) => {
  const wrapped = wrapComments(text);
  expect(wrapped.split('\n').every((line) => line.length <= 100)).toBe(true);
  expect(words(wrapped)).toBe(words(text));
  expect(wrapComments(wrapped)).toBe(wrapped);
});

test.each([
  ['narrow comments', '// One line.\n// Another line.\nconst a = 1;\n'],
  ['wide code', `const a = '${story}';\n`],
  ['a list', `// Steps:\n// 1. ${story}\n// 2. Done.\n`],
  ['a drawing', `//   ${story}\n`],
])('%s stay as they are', (_, text) => {
  expect(wrapComments(text)).toBe(text);
});

test('a paragraph ends where a list or another indent begins', () => {
  const text = `// ${story}\n// - one\n// - two\n`;
  expect(wrapComments(text)).toMatch(/\n\/\/ - one\n\/\/ - two\n$/);
});
