// A new password in every form: it fits the server's rule and is typed twice alike. A refusal by
// the server is shown beside its box.
import { useState } from 'react';
import type { Failure } from '@baize/client';
import { ruleText } from '@baize/i18n';
import { refusedText } from '../../../app/failure-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { misfitOf, useRegisterRules } from '../registration/register-rules.ts';

export interface NewPassword {
  readonly newPassword: string;
  readonly again: string;
}

export type PasswordWrong = Partial<Record<'old' | 'newPassword' | 'again', string>>;

const fieldOf: Partial<Record<Failure['refused'], keyof PasswordWrong>> = {
  'password-common': 'newPassword',
  'password-unchanged': 'newPassword',
  'field-format': 'newPassword',
  'passwords-differ': 'again',
  'old-password-wrong': 'old',
};

export function useNewPassword() {
  const t = useText();
  const rule = useRegisterRules().data?.['password'];
  const [typed, setTyped] = useState<NewPassword>({ newPassword: '', again: '' });
  const [wrong, setWrong] = useState<PasswordWrong>({});
  const [alert, setAlert] = useState('');
  const check = (more: PasswordWrong = {}, isTwice = true): boolean => {
    const { newPassword, again } = typed;
    const required = newPassword === '' ? t('identity.required') : undefined;
    const misfit = required ?? (rule && misfitOf(t, 'password', rule, newPassword));
    const differs = isTwice && newPassword !== again;
    const found = {
      ...more,
      ...(misfit === undefined ? {} : { newPassword: misfit }),
      ...(differs ? { again: t('identity.inconsistent-twice') } : {}),
    };
    setWrong(found);
    setAlert('');
    return Object.keys(found).length === 0;
  };
  const refuse = (failure: Failure) => {
    const field = fieldOf[failure.refused];
    const text = refusedText(t, failure);
    if (field === undefined) setAlert(text);
    else setWrong({ [field]: text });
  };
  return {
    typed,
    wrong,
    alert,
    check,
    refuse,
    hint: rule === undefined ? undefined : ruleText(t, rule),
    maxLength: rule?.maxLength,
    type: (part: Partial<NewPassword>) => setTyped((now) => ({ ...now, ...part })),
  };
}
