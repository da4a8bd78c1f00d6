// Strangers never read a whole name.
import { expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

test.each([
  ['nusantara', 'nu***a'],
  ['anna', 'an***a'],
  ['bob', 'b***'],
  ['', '***'],
])('%s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
