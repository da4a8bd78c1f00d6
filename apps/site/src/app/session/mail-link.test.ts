// The token of a mail is removed from the address before any other code reads it, and only a token
// is accepted.
import { expect, test } from 'vitest';
import { recoveryToken, takeMailLink } from './mail-link.ts';

// @proves A10 R132
test('the token is taken and the address keeps the rest', () => {
  history.replaceState(null, '', '/?lang=EN#recover=a-Token_1');
  expect(takeMailLink()).toBe(true);
  expect(recoveryToken()).toBe('a-Token_1');
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/?lang=EN');
});

test.each(['', '#content', '#recover=', '#recover=<b>'])('%o is no token', (hash) => {
  history.replaceState(null, '', `/${hash}`);
  expect(takeMailLink()).toBe(false);
});
