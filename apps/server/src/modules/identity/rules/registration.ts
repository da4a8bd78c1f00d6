// Whether what somebody wants to register with may be kept: every required field is there, every
// field is in its form, the two passwords are one, it is not an easy one, and the person is of age.
import {
  refuse,
  registrationFields,
  validateField,
  type FieldRule,
  type identity,
  type InputOf,
  type Refusal,
  type RefusalOf,
  type RegistrationField,
} from '@baize/contract';
import { ageOn } from './age.ts';

export type Registration = InputOf<typeof identity.register>;
export type Rules = Readonly<Record<RegistrationField, FieldRule>>;
type Refused = Refusal<RefusalOf<typeof identity.register>>;

export interface Facts {
  readonly rules: Rules;
  readonly adultAgeYears: number;
  /** `yyyy-MM-dd` */
  readonly today: string;
  readonly isCommon: (password: string) => boolean;
}

const control = /\p{C}/u;
const freeTexts = [
  'nickname',
  'payeeName',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
] as const;

export function refusalOf(form: Registration, facts: Facts): Refused | undefined {
  return (
    misfitOf(form, facts.rules, 'field-required') ??
    misfitOf(form, facts.rules, 'field-format') ??
    controlIn(form) ??
    birthdayMisfit(form, facts) ??
    (form.password === form.confirmPassword ? undefined : refuse('passwords-differ')) ??
    (isEasy(form, facts) ? refuse('password-common') : undefined) ??
    tooYoung(form, facts)
  );
}

function misfitOf(
  form: Registration,
  rules: Rules,
  kind: 'field-required' | 'field-format',
): Refused | undefined {
  for (const field of registrationFields) {
    const refusal = validateField(field, rules[field], form[field]);
    if (refusal?.refused === kind) return refusal;
  }
  return undefined;
}

function controlIn(form: Registration): Refused | undefined {
  const field = freeTexts.find((name) => control.test(form[name] ?? ''));
  return field === undefined ? undefined : refuse('field-format', { facts: { field } });
}

function birthdayMisfit({ birthday }: Registration, { today }: Facts): Refused | undefined {
  if (birthday === undefined || birthday === '') return undefined;
  if (ageOn(birthday, today) !== undefined) return undefined;
  return refuse('field-format', { facts: { field: 'birthday', patternId: 'date-ymd' } });
}

function isEasy({ username, password }: Registration, { isCommon }: Facts): boolean {
  const plain = password.toLowerCase();
  return isCommon(plain) || plain.includes(username.toLowerCase());
}

/** Whoever tells no birthday was not asked for one. */
function tooYoung({ birthday }: Registration, facts: Facts): Refused | undefined {
  if (birthday === undefined || birthday === '') return undefined;
  const age = ageOn(birthday, facts.today) ?? 0;
  if (age >= facts.adultAgeYears) return undefined;
  return refuse('age-below-limit', { facts: { age: facts.adultAgeYears } });
}
