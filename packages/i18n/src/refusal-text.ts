// The reason of a refusal, in the reader's language: fields are called by their names, moments are
// written in the site's zone and amounts as everywhere.
import type { RefusalName, RegistrationField } from '@baize/contract';
import { formatMoney } from './format/money.ts';
import { formatDateTime } from './format/time.ts';
import type { TextKey } from './texts.ts';
import type { TextValues, Translator } from './translator.ts';

const fieldNames: Readonly<Record<RegistrationField, TextKey>> = {
  username: 'identity.username',
  password: 'identity.password',
  confirmPassword: 'identity.confirm-password',
  payeeName: 'identity.payee-name',
  paymentPassword: 'identity.payment-password',
  qqNum: 'identity.qq',
  line: 'identity.line',
  whatsapp: 'identity.whatsapp',
  facebook: 'identity.facebook',
  wechat: 'identity.wechat',
  idNumber: 'identity.id-number',
  email: 'identity.email',
  mobileNum: 'identity.mobile',
  affiliateCode: 'identity.affiliate-code',
  captcha: 'identity.captcha',
  birthday: 'identity.birthday',
  nickname: 'identity.nickname',
  fullName: 'identity.full-name',
  telegram: 'identity.telegram',
  zalo: 'identity.zalo',
  verificationCode: 'identity.verification-code',
  recommenderId: 'identity.recommender',
  referralCode: 'identity.referral-code',
};

/** The name of a field of the registration form. */
export function fieldName(t: Translator, field: RegistrationField): string {
  return t(fieldNames[field]);
}

export function refusalText(t: Translator, name: RefusalName, facts: TextValues = {}): string {
  const told = Object.entries(facts).map(([fact, value]) => [fact, wordsOf(t, fact, value)]);
  return t(`refusals.${name}`, Object.fromEntries(told) as TextValues);
}

function wordsOf(t: Translator, fact: string, value: TextValues[string]) {
  if (fact === 'field' && Object.hasOwn(fieldNames, String(value)) && t.has('identity')) {
    return t(fieldNames[value as RegistrationField]);
  }
  if (amounts.has(fact) && /^\d+(?:\.\d{1,4})?$/u.test(String(value))) {
    return formatMoney(String(value), { tag: t.tag });
  }
  return fact === 'until' && typeof value === 'number'
    ? formatDateTime(value, { tag: t.tag })
    : value;
}

const amounts: ReadonlySet<string> = new Set(['minimum', 'maximum']);
