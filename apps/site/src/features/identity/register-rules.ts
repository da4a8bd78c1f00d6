// The registration form as the server asks for it now: which fields, which of them must be filled,
// and whether what was typed fits. Browser and server ask the same function.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { type FieldRule, validateField } from '@baize/contract';
import { ruleText, type TextKey, type Translator } from '@baize/i18n';
import { client } from '../../app/client.ts';
import { openToAll } from '../../app/query-client.ts';
import { writeStoredJson } from '../../app/stored.ts';

export type Rules = Readonly<Record<string, FieldRule>>;

/** Fields in the order they are asked for; those of calls not offered here are left out. */
export const askedFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'birthday',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'affiliateCode',
] as const;
export type AskedField = (typeof askedFields)[number];

export const fieldTexts: Readonly<Record<AskedField, TextKey>> = {
  username: 'identity.username',
  password: 'identity.password',
  confirmPassword: 'identity.confirm-password',
  payeeName: 'identity.payee-name',
  birthday: 'identity.birthday',
  email: 'identity.email',
  qqNum: 'identity.qq',
  line: 'identity.line',
  whatsapp: 'identity.whatsapp',
  facebook: 'identity.facebook',
  wechat: 'identity.wechat',
  idNumber: 'identity.id-number',
  affiliateCode: 'identity.affiliate-code',
};

async function fetchRules(): Promise<Rules> {
  const rules = unwrap(await client.settings.getRegisterRules());
  writeStoredJson('session', 'validate', rules);
  return rules;
}

export function useRegisterRules() {
  return useQuery({ queryKey: ['register-rules'], queryFn: fetchRules, ...openToAll });
}

export type Typed = Readonly<Partial<Record<AskedField, string>>>;

/** What is wrong with each field, in words. */
export function misfits(
  t: Translator,
  rules: Rules,
  typed: Typed,
): Partial<Record<AskedField, string>> {
  const found: Partial<Record<AskedField, string>> = {};
  for (const field of askedFields) {
    const rule = rules[field];
    const text = rule === undefined ? undefined : misfit(t, field, rule, typed[field] ?? '');
    if (text !== undefined) found[field] = text;
  }
  if (found.confirmPassword === undefined && typed.password !== typed.confirmPassword) {
    found.confirmPassword = t('identity.inconsistent-twice');
  }
  return found;
}

function misfit(t: Translator, field: AskedField, rule: FieldRule, value: string) {
  try {
    const refusal = validateField(field, rule, value);
    if (refusal === undefined) return undefined;
    return value === '' ? t('identity.required') : ruleText(t, rule);
  } catch {
    // A pattern this browser cannot read is left to the server.
    return undefined;
  }
}

/** Whether somebody born that day is of age today. */
export function isOfAge(birthday: string, years: number, today: Date): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(birthday)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return new Date(year + years, month - 1, day) <= today;
}
