// A member with a second factor is not asked for the password alone; any other member may use it,
// or a code to a verified contact.
import { expect, test } from 'vitest';
import { methodsOf, proofMethods } from './proof.ts';

const bare = {
  totp: false,
  passkeys: 0,
  recoveryCodesLeft: 0,
  mobileVerified: false,
  emailVerified: false,
};

test.each([
  [{}, ['password']],
  [{ mobileVerified: true, emailVerified: true }, ['password', 'sms', 'email']],
  [{ totp: true, recoveryCodesLeft: 8, mobileVerified: true }, ['totp', 'recovery']],
  [{ passkeys: 2 }, ['passkey']],
])('%o confirms by %o', (more, expected) => {
  expect(methodsOf({ ...bare, ...more })).toEqual(expected);
});

test('known kinds of the server’s list are offered, the easiest first', () => {
  expect(proofMethods(['recovery', 'totp', 'palm', 'passkey'])).toEqual([
    'passkey',
    'totp',
    'recovery',
  ]);
  expect(proofMethods(undefined)).toEqual([]);
});
