// A registration is held back with the server's own words until every field fits its rule, both
// passwords are one and the player is of age on that very day.
import { expect, test } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { isOfAge, misfits, type Offer, type Rules, rulesFor } from './register-rules.ts';

const t = translatorOf('en');
const text = { enabled: true, required: true, acceptedPattern: '*', patternId: 'any' };
const rules: Rules = {
  username: {
    ...text,
    acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
    patternId: 'letter-first',
    minLength: 6,
    maxLength: 16,
  },
  password: { ...text, minLength: 8, maxLength: 64 },
  confirmPassword: { ...text, minLength: 8, maxLength: 64 },
  line: { ...text, enabled: false, minLength: 3, maxLength: 9 },
};
const good = { username: 'mahendra', password: 'brass-spade-9', confirmPassword: 'brass-spade-9' };

test('a valid form has no errors', () => {
  expect(misfits(t, rules, good)).toEqual({});
});

test.each(['', '1abcdef'])(
  'username %o: missing or invalid, the rule’s own message',
  (username) => {
    expect(misfits(t, rules, { ...good, username }).username).toBe(
      'Please enter 6 to 16 letters and digits, beginning with a letter.',
    );
  },
);

test('equal bounds are shown as one number', () => {
  const pin = { ...text, acceptedPattern: '\\d+', patternId: 'digits', minLength: 6, maxLength: 6 };
  const asked = { ...rules, paymentPassword: pin };
  expect(misfits(t, asked, { ...good, paymentPassword: '12' }).paymentPassword).toBe(
    'Please enter exactly 6 digits.',
  );
});

const offer: Offer = {
  way: 'username',
  smsForNames: false,
  passwordForMobiles: false,
  asksAgentCode: false,
  asksReferral: false,
  outsideCodes: false,
};
const namesOf = (more: Partial<Offer>) => Object.keys(rulesFor(rules, { ...offer, ...more }));

// @proves L127
test('by username: name and passwords, with a code only where the brand verifies numbers', () => {
  expect(namesOf({})).toEqual(['username', 'password', 'confirmPassword']);
  expect(namesOf({ smsForNames: true })).toEqual([
    'username',
    'password',
    'confirmPassword',
    'mobileNum',
    'verificationCode',
  ]);
});

// @proves L127
test('by mobile number: always a code, a password only where the brand asks for one', () => {
  expect(namesOf({ way: 'mobile' })).toEqual(['mobileNum', 'verificationCode']);
  expect(namesOf({ way: 'mobile', passwordForMobiles: true })).toContain('confirmPassword');
});

test('a form without passwords does not compare them', () => {
  const asked = rulesFor(rules, { ...offer, way: 'mobile' });
  expect(misfits(t, asked, { mobileNum: '812345678', verificationCode: '1234567' })).toEqual({});
});

// @proves L124
test('two different passwords are told at the second one', () => {
  expect(misfits(t, rules, { ...good, confirmPassword: 'brass-spade-8' })).toEqual({
    confirmPassword: 'The two entries are not the same.',
  });
});

test('a pattern the browser cannot read is left to the server', () => {
  const broken = {
    ...rules,
    payeeName: { ...text, acceptedPattern: '(', minLength: 1, maxLength: 9 },
  };
  expect(misfits(t, broken, { ...good, payeeName: 'Putra' })).toEqual({});
});

test.each([
  ['2005-11-21', true],
  ['2005-11-22', false],
  ['1990-02-28', true],
  ['', false],
])('born %s: of age at 21 is %s', (birthday, expected) => {
  expect(isOfAge(birthday, 21, new Date(2026, 10, 21))).toBe(expected);
});

const code = { ...text, acceptedPattern: '\\d+', patternId: 'digits', minLength: 7, maxLength: 7 };

/** The error of a typed code. */
function saidOf(verificationCode: string, by: Partial<typeof offer> = {}): string | undefined {
  const asking = { ...offer, ...by, way: 'mobile' } as const;
  const asked = rulesFor({ ...rules, verificationCode: code }, asking);
  return misfits(t, asked, { mobileNum: '812345678', verificationCode }).verificationCode;
}

test('a code is asked for by the server’s own rule, and one that is missing by its name', () => {
  expect(saidOf('')).toBe('Enter verification code.');
  expect(saidOf('12345')).toBe('Please enter exactly 7 digits.');
  expect(saidOf('1234567')).toBeUndefined();
});

test('a code of an outside provider is not checked by our rules', () => {
  expect(saidOf('123456', { outsideCodes: true })).toBeUndefined();
});
