// The registration form by the server's current rules: its fields, which are required, and whether
// a value is valid. Browser and server use the same function.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { type FieldRule, validateField } from '@baize/contract';
import { ruleText, type TextKey, type Translator } from '@baize/i18n';
import { client } from '../../../app/client.ts';
import { openToAll } from '../../../app/query-client.ts';
import { writeStoredJson } from '../../../app/stored.ts';

export type Rules = Readonly<Record<string, FieldRule>>;
/** By username, or by mobile number. */
export type Way = 'username' | 'mobile';

/** Fields in the order they are asked for, with the name the player knows them by. */
export const fieldTexts = {
  username: 'identity.username',
  mobileNum: 'identity.mobile',
  verificationCode: 'identity.verification-code',
  password: 'identity.password',
  confirmPassword: 'identity.confirm-password',
  email: 'identity.email',
  payeeName: 'identity.payee-name',
  fullName: 'identity.full-name',
  nickname: 'identity.nickname',
  birthday: 'identity.birthday',
  idNumber: 'identity.id-number',
  qqNum: 'identity.qq',
  line: 'identity.line',
  whatsapp: 'identity.whatsapp',
  facebook: 'identity.facebook',
  wechat: 'identity.wechat',
  telegram: 'identity.telegram',
  zalo: 'identity.zalo',
  paymentPassword: 'identity.payment-password',
  affiliateCode: 'identity.affiliate-code',
  referralCode: 'identity.referral-code',
} as const satisfies Readonly<Record<string, TextKey>>;
export type AskedField = keyof typeof fieldTexts;
export const askedFields = Object.keys(fieldTexts) as AskedField[];

/** Never kept when the form is put away. */
export const secretFields: readonly AskedField[] = [
  'password',
  'confirmPassword',
  'verificationCode',
  'paymentPassword',
];

async function fetchRules(): Promise<Rules> {
  const rules = unwrap(await client.settings.getRegisterRules());
  writeStoredJson('session', 'validate', rules);
  return rules;
}

export function useRegisterRules() {
  return useQuery({ queryKey: ['register-rules'], queryFn: fetchRules, ...openToAll });
}

/** Module switches and the link the visitor came by, as far as they change the form. */
export interface Offer {
  readonly way: Way;
  readonly smsForNames: boolean;
  readonly passwordForMobiles: boolean;
  readonly asksAgentCode: boolean;
  readonly asksReferral: boolean;
  /** Codes come from an outside provider, by rules of its own. */
  readonly outsideCodes: boolean;
}

/** The code of an outside provider; our own codes follow the server's rule. */
const outsideCode: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '\\d+',
  patternId: 'digits',
  minLength: 4,
  maxLength: 10,
};
const freeRule: FieldRule = {
  ...outsideCode,
  required: false,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 40,
};

/** The server's rules as they hold for one way of registering: what is not asked is left out. */
export function rulesFor(rules: Rules, offer: Offer): Rules {
  const { way, smsForNames, passwordForMobiles, asksAgentCode, asksReferral, outsideCodes } = offer;
  const isMobile = way === 'mobile';
  const hasCode = isMobile || smsForNames;
  const asked: Record<string, FieldRule> = { ...rules };
  const drop = (...fields: readonly string[]) => {
    for (const field of fields) delete asked[field];
  };
  const must = (field: string, otherwise: FieldRule) => {
    asked[field] = { ...(rules[field] ?? otherwise), enabled: true, required: true };
  };
  if (isMobile) drop('username');
  if (isMobile && !passwordForMobiles) drop('password', 'confirmPassword');
  if (hasCode) {
    must('mobileNum', { ...freeRule, minLength: 5, maxLength: 20 });
    if (outsideCodes) asked['verificationCode'] = outsideCode;
    else must('verificationCode', outsideCode);
  }
  if (!asksAgentCode) drop('affiliateCode');
  if (asksReferral) asked['referralCode'] = rules['referralCode'] ?? freeRule;
  else drop('referralCode');
  return Object.fromEntries(Object.entries(asked).filter(([, { enabled }]) => enabled));
}

export type Typed = Readonly<Partial<Record<AskedField, string>>>;
export type Wrong = Partial<Record<AskedField, string>>;

/** The error of each field, as text. */
export function misfits(t: Translator, rules: Rules, typed: Typed): Wrong {
  const found: Wrong = {};
  for (const field of askedFields) {
    const rule = rules[field];
    const text = rule === undefined ? undefined : misfitOf(t, field, rule, typed[field] ?? '');
    if (text !== undefined) found[field] = text;
  }
  const differs = (typed.password ?? '') !== (typed.confirmPassword ?? '');
  if (rules['confirmPassword'] !== undefined && found.confirmPassword === undefined && differs) {
    found.confirmPassword = t('identity.inconsistent-twice');
  }
  return found;
}

/** The error of one value: the rule's own words, also when it is missing. */
export function misfitOf(t: Translator, field: string, rule: FieldRule, value: string) {
  try {
    const refusal = validateField(field, rule, value);
    if (refusal === undefined) return undefined;
    const isMissing = field === 'verificationCode' && value === '';
    return isMissing ? t('identity.code-enter') : ruleText(t, rule);
  } catch {
    // A pattern this browser cannot read is left to the server.
    return undefined;
  }
}

/** A form that asks for a birthday does not ask for the age again with the terms. */
export const asksBirthday = (rules: Rules): boolean => rules['birthday']?.required === true;

/** Whether somebody born that day is of age today. */
export function isOfAge(birthday: string, years: number, today: Date): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(birthday)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return new Date(year + years, month - 1, day) <= today;
}
