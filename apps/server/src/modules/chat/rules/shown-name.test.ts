// Proves that nobody is read under the name they sign in with, under contact data, under a name of
// the house, or under words that are not said here.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

const facts = { banned: ['rude'], misleads: (name: string) => name === 'The House' };

test.each([
  ['nusantara', '', 'nu***a'],
  ['bob', '', 'b***'],
  ['nusantara', 'Lucky Lotus', 'Lucky Lotus'],
  ['nusantara', 'Nusantara', 'nu***a'],
  ['nusantara', 'I am NUSANTARA', 'nu***a'],
  ['nusantara', 'The House', 'nu***a'],
  ['nusantara', '0917 123 4567', 'nu***a'],
  ['nusantara', 'a rude word', 'nu***a'],
  ['nusantara', 'x', 'nu***a'],
  ['nusantara', 'n'.repeat(40), 'nu***a'],
])('%s, called %j, is read as %s', (username, nickname, shown) => {
  expect(shownName({ username, nickname }, facts)).toBe(shown);
});

test('a shown name never contains the sign-in name', () => {
  const username = fc.stringMatching(/^[a-z0-9]{4,16}$/u);
  fc.assert(
    fc.property(username, fc.string(), fc.string(), (name, before, after) => {
      const shown = shownName({ username: name, nickname: `${before}${name}${after}` }, facts);
      expect(shown.toLowerCase().includes(name)).toBe(false);
    }),
  );
});
