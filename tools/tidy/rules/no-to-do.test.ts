// A to-do in a comment is found; the same letters in a text are not.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { noToDo } from './no-to-do.ts';

test.each(['TODO', 'FIXME', 'HACK'])('%s is found', (mark) => {
  expect(spotsOf(noToDo, { 'a.ts': `const a = 1;\n// ${mark}: later\n` })).toEqual(['a.ts:2']);
  expect(spotsOf(noToDo, { 'a.ts': `const a = '${mark}';\n` })).toEqual([]);
});
