// An `any` is found wherever a type stands.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { noAny } from './no-any.ts';

test.each(['const a: any = 1;', 'const a = b as any;', 'type A = Record<string, any>;'])(
  '%s is found',
  (text) => {
    expect(spotsOf(noAny, { 'a.ts': text })).toEqual(['a.ts:1']);
  },
);

test('a word any in a text passes', () => {
  expect(spotsOf(noAny, { 'a.ts': "const any = 'any';" })).toEqual([]);
});
