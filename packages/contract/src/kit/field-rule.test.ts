// A value fits its field's rule or is refused by name, with the bounds a message needs.
import { expect, test } from 'vitest';
import { validateField, type FieldRule } from './field-rule.ts';

const rule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
  patternId: 'letter-first',
  minLength: 6,
  maxLength: 16,
};
const facts = { field: 'username', patternId: 'letter-first', min: 6, max: 16 };

test('a value that fits is not refused', () => {
  expect(validateField('username', rule, 'lotus88')).toBeUndefined();
});

// @proves L121
test.each([undefined, ''])('a required field must not be %o', (value) => {
  expect(validateField('username', rule, value)).toEqual({ refused: 'field-required', facts });
  expect(validateField('username', { ...rule, required: false }, value)).toBeUndefined();
});

test.each(['short', 'a'.repeat(17), '8lotus8', 'lotus 88', 'lotus88\n', 'ok1234|'])(
  '%o is not in the expected form',
  (value) => {
    expect(validateField('username', rule, value)).toEqual({ refused: 'field-format', facts });
  },
);

// @proves L121
test('a pattern of alternatives must match from end to end', () => {
  const either = { ...rule, acceptedPattern: 'abcdef|123456' };
  expect(validateField('username', either, 'abcdef')).toBeUndefined();
  expect(validateField('username', either, 'abcdefx')?.refused).toBe('field-format');
});

// @proves A11
test('length is counted in characters, and a long text never meets the pattern', () => {
  const slow = { ...rule, acceptedPattern: '([a-z]+)+', minLength: 1, maxLength: 6 };
  expect(
    validateField('nickname', { ...slow, acceptedPattern: '*' }, '😀'.repeat(6)),
  ).toBeUndefined();
  expect(validateField('nickname', slow, `${'a'.repeat(40)}!`)?.refused).toBe('field-format');
});

// @proves L121
test('a field that is off takes anything', () => {
  expect(validateField('username', { ...rule, enabled: false }, '?')).toBeUndefined();
});
