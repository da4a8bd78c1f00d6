// Proves that nobody is read under the name they sign in with, under contact data, under a name of
// the house, or under words that are not said here.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each([
  ['nusantara', '', 'nu***a'],
  ['bob', '', 'b***'],
  ['nusantara', 'Lucky Lotus', 'Lucky Lotus'],
  ['nusantara', 'Nusantara', 'nu***a'],
  ['nusantara', 'I am NUSANTARA', 'nu***a'],
  ['nusantara', 'Adm1n', 'nu***a'],
  ['nusantara', 'Customer  Service', 'nu***a'],
  ['nusantara', 'Support Team', 'nu***a'],
  ['nusantara', '0917 123 4567', 'nu***a'],
  ['nusantara', 'a rude word', 'nu***a'],
  ['nusantara', 'x', 'nu***a'],
  ['nusantara', 'n'.repeat(40), 'nu***a'],
])('%s, called %j, is read as %s', (username, nickname, shown) => {
  expect(shownName({ username, nickname }, ['rude'])).toBe(shown);
});

test('the name somebody signs in with never stands in the one they are read under', () => {
  const username = fc.stringMatching(/^[a-z0-9]{4,16}$/u);
  fc.assert(
    fc.property(username, fc.string(), fc.string(), (name, before, after) => {
      const shown = shownName({ username: name, nickname: `${before}${name}${after}` }, []);
      expect(shown.toLowerCase().includes(name)).toBe(false);
    }),
  );
});
