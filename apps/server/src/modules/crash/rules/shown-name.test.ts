// Others see so much of a name that two players differ, and no sign-in name.
import { expect, test } from 'vitest';
import { maskedName } from './shown-name.ts';

test.each([
  ['budi88', 'bu***8'],
  ['anna', 'an***a'],
  ['eva', 'e***'],
  ['', '***'],
])('%j is shown as %j', (username, shown) => {
  expect(maskedName(username)).toBe(shown);
});
