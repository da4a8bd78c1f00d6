// The rules of the registration form that identity is tested under; settings delivers the real
// ones.
import { registrationFields, type FieldRule } from '@baize/contract';
import type { Rules } from './rules/registration.ts';

const optional: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 100,
};
const required = { ...optional, required: true };
const password = { ...required, patternId: 'letters-digits-symbols', acceptedPattern: '[!-~]+' };

export const openRules: Rules = {
  ...(Object.fromEntries(registrationFields.map((field) => [field, optional])) as Rules),
  username: { ...required, acceptedPattern: '[A-Za-z][A-Za-z0-9]*', minLength: 6, maxLength: 20 },
  password: { ...password, minLength: 8, maxLength: 64 },
  confirmPassword: { ...password, minLength: 8, maxLength: 64 },
  birthday: { ...required, acceptedPattern: '[0-9-]+', minLength: 10, maxLength: 10 },
  paymentPassword: { ...optional, acceptedPattern: '[!-~]+', minLength: 6, maxLength: 64 },
};
