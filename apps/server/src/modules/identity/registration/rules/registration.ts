// Judges the form of a registration: every required field is there, every field has its form, both
// passwords are equal, the password is not an easy one, and the person is of age.
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
import { ageOn } from '../../accounts/rules/age.ts';
import { leansOn } from '../../accounts/rules/new-password.ts';

export type Registration = InputOf<typeof identity.register>;
export type Rules = Readonly<Record<RegistrationField, FieldRule>>;
export type Refused = Refusal<RefusalOf<typeof identity.register>>;

export interface Facts {
  readonly rules: Rules;
  readonly adultAgeYears: number;
  /** `yyyy-MM-dd` */
  readonly today: string;
  readonly isCommon: (password: string) => boolean;
  /** Words about brand and player that make no password. */
  readonly words: readonly string[];
  /** Whether a name passes for the house. */
  readonly isMisleading: (name: string) => boolean;
  /** The version that holds now. */
  readonly termsVersion: string;
  /** By mobile number the name is the number: its own rule does not ask. */
  readonly way: 'username' | 'mobile';
  readonly isPasswordOptional: boolean;
  readonly isCodeAsked: boolean;
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
    misfitOf(form, rulesOf(form, facts), 'field-required') ??
    codeMissing(form, facts) ??
    misfitOf(form, rulesOf(form, facts), 'field-format') ??
    controlIn(form) ??
    misleading(form, facts) ??
    birthdayMisfit(form, facts) ??
    (form.password === form.confirmPassword ? undefined : refuse('passwords-differ')) ??
    (isEasy(form, facts) ? refuse('password-common') : undefined) ??
    oldTerms(form, facts) ??
    tooYoung(form, facts)
  );
}

const nothingAsked = { enabled: false, required: false } as const;

/** The rules as this way of registering asks them. */
function rulesOf(
  { password, firebaseIdToken }: Registration,
  { rules, way, isPasswordOptional, isCodeAsked }: Facts,
): Rules {
  const isNone = isPasswordOptional && password === '';
  const isMobileAsked = isCodeAsked || firebaseIdToken !== undefined;
  return {
    ...rules,
    ...(way === 'mobile' ? { username: { ...rules.username, ...nothingAsked } } : {}),
    ...(isNone
      ? {
          password: { ...rules.password, ...nothingAsked },
          confirmPassword: { ...rules.confirmPassword, ...nothingAsked },
        }
      : {}),
    ...(isMobileAsked ? { mobileNum: { ...rules.mobileNum, enabled: true, required: true } } : {}),
    captcha: { ...rules.captcha, ...nothingAsked },
  };
}

function codeMissing(
  { verificationCode, firebaseIdToken }: Registration,
  { isCodeAsked }: Facts,
): Refused | undefined {
  if (!isCodeAsked || verificationCode || firebaseIdToken) return undefined;
  return refuse('field-required', { facts: { field: 'verificationCode' } });
}

/** Consent always means the current documents. */
function oldTerms({ termsVersion }: Registration, facts: Facts): Refused | undefined {
  const isOld = Boolean(termsVersion) && termsVersion !== facts.termsVersion;
  return isOld ? refuse('terms-missing') : undefined;
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

/** By mobile number the number is the name. */
function misleading(
  { username, nickname }: Registration,
  { way, isMisleading }: Facts,
): Refused | undefined {
  const names = { username: way === 'username' ? username : '', nickname };
  const [field] = Object.entries(names).find(([, name]) => name && isMisleading(name)) ?? [];
  return field === undefined ? undefined : refuse('name-misleading', { facts: { field } });
}

function birthdayMisfit({ birthday }: Registration, { today }: Facts): Refused | undefined {
  if (birthday === undefined || birthday === '') return undefined;
  if (ageOn(birthday, today) !== undefined) return undefined;
  return refuse('field-format', { facts: { field: 'birthday', patternId: 'date-ymd' } });
}

function isEasy({ password }: Registration, { isCommon, words }: Facts): boolean {
  return password !== '' && (isCommon(password.toLowerCase()) || leansOn(password, words));
}

/** A missing birthday was not asked for. */
function tooYoung({ birthday }: Registration, facts: Facts): Refused | undefined {
  if (birthday === undefined || birthday === '') return undefined;
  const age = ageOn(birthday, facts.today) ?? 0;
  if (age >= facts.adultAgeYears) return undefined;
  return refuse('age-below-limit', { facts: { age: facts.adultAgeYears } });
}
