// The token of a mail is out of the address before anything else sees it, and only a token is
// taken.
import { expect, test } from 'vitest';
import { recoveryToken, takeMailLink } from './mail-link.ts';

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
