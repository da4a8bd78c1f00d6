// A number is taken as people write it, and one pasted whole finds its country: the longest dialing
// code that fits.
import { expect, test } from 'vitest';
import { isPhone, pastedPhone, sentPhone } from './phone-number.ts';

test.each([
  ['0812-3456 789', true],
  ['(0812) 345.678', true],
  ['1234', false],
  ['123456789012345', false],
  ['08x2345678', false],
])('%o may be a number: %o', (mobileNum, expected) => {
  expect(isPhone({ countryDialingCode: '62', mobileNum })).toBe(expected);
});

test('a number without a country is invalid', () => {
  expect(isPhone({ countryDialingCode: '', mobileNum: '0812345678' })).toBe(false);
});

test('it is sent without its decoration', () => {
  const typed = { countryDialingCode: '62', mobileNum: ' 0812-3456 789 ' };
  expect(sentPhone(typed)).toEqual({ countryDialingCode: '62', mobileNum: '08123456789' });
});

test.each([
  ['+62 812 3456', { countryDialingCode: '62', mobileNum: '8123456' }],
  ['001 684 555 1234', { countryDialingCode: '1684', mobileNum: '5551234' }],
  ['0812 3456', undefined],
  ['+999 12345', undefined],
])('%o pasted is %o', (typed, expected) => {
  expect(pastedPhone(typed, ['1', '1684', '62', ''])).toEqual(expected);
});
