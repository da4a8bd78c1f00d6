// Proves that a list of names is read however it was written.
import { expect, test } from 'vitest';
import { namesIn } from './names.ts';

test.each([
  ['', []],
  [' , ;\n', []],
  ['ana', ['ana']],
  ['ana, budi;citra\ndewi', ['ana', 'budi', 'citra', 'dewi']],
  ['ana  ana\tana', ['ana']],
])('%j names %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
