// An invitation link of the family is read under each of its parameter names; nothing longer than a
// code is kept.
import { expect, test } from 'vitest';
import { invitationIn } from './invitation.ts';

// @proves L115
test.each([
  ['?affiliateCode=MAYA8', 'MAYA8'],
  ['?code= MAYA8 ', 'MAYA8'],
  ['?aff=&c=MAYA8', 'MAYA8'],
  ['?other=MAYA8', ''],
])('%o brings the agent’s code %o', (search, expected) => {
  expect(invitationIn(search).affiliateCode).toBe(expected);
});

test('a friend’s code and an upline’s number come beside it', () => {
  expect(invitationIn('?aff=A1&referralCode=F2&r=77')).toEqual({
    affiliateCode: 'A1',
    referralCode: 'F2',
    recommenderId: '77',
  });
});

test('a code that is too long is cut', () => {
  expect(invitationIn(`?code=${'x'.repeat(500)}`).affiliateCode).toHaveLength(64);
});
