// The course of a registration: check every field, ask whether the name is free, ask for proof of
// a person, send once, and say beside the right field what was refused.
import { type FormEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Failure } from '@baize/client';
import type { Translator } from '@baize/i18n';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { useModule } from '../../app/status.ts';
import { useText } from '../../app/texts/texts.ts';
import type { HumanProof } from './human-check/human-check.tsx';
import { registerOnce } from './register-once.ts';
import { type AskedField, askedFields, isOfAge, misfits, type Rules } from './register-rules.ts';

export type RegisterValues = Partial<Record<AskedField, string>> & { agreed: boolean };

interface Asked {
  readonly rules: Rules;
  readonly age: number;
  readonly onDone: () => void;
}

const fieldOfRefusal: Partial<Record<Failure['refused'], AskedField>> = {
  'username-taken': 'username',
  'password-common': 'password',
  'passwords-differ': 'confirmPassword',
  'age-below-limit': 'birthday',
  'affiliate-code-wrong': 'affiliateCode',
};

function fieldOf({ refused, facts, value }: Failure): AskedField | undefined {
  const told = facts['field'] ?? value['field'];
  return askedFields.find((field) => field === told) ?? fieldOfRefusal[refused];
}

function wrongFields(t: Translator, values: RegisterValues, { rules, age }: Asked) {
  const misfit = misfits(t, rules, values);
  const wrong = Object.entries(misfit) as [keyof RegisterValues, string][];
  const { birthday = '' } = values;
  const isOfDate = birthday === '' || isOfAge(birthday, age, new Date());
  if (!isOfDate) wrong.push(['birthday', t('identity.too-young', { age })]);
  if (!values.agreed) wrong.push(['agreed', t('identity.agree-first')]);
  return wrong;
}

function useNameCheck(form: UseFormReturn<RegisterValues>) {
  const t = useText();
  const [nameNote, setNameNote] = useState<string>();
  const resolveName = async () => {
    setNameNote(undefined);
    const username = form.getValues('username') ?? '';
    if (username.length === 0) return;
    const result = await client.identity.checkUsername({ username });
    if (form.getValues('username') !== username) return;
    if (result.ok) setNameNote(t('identity.username-free'));
    else if (result.refused === 'username-taken') {
      form.setError('username', { message: refusedText(t, result) });
    }
  };
  return { nameNote, resolveName: () => void resolveName() };
}

export function useRegistration(form: UseFormReturn<RegisterValues>, asking: Asked) {
  const { onDone } = asking;
  const t = useText();
  const [asked, setAsked] = useState<RegisterValues>();
  const [alert, setAlert] = useState('');
  const [sending, setSending] = useState(false);
  const needsProof = useModule('CAPTCHA3');
  const check = (values: RegisterValues): boolean => {
    const wrong = wrongFields(t, values, asking);
    for (const [field, message] of wrong) form.setError(field, { message });
    const [first] = wrong;
    if (first !== undefined) form.setFocus(first[0]);
    return wrong.length === 0;
  };
  const send = async (values: RegisterValues, proof: HumanProof) => {
    setAsked(undefined);
    setSending(true);
    const { agreed: _agreed, ...typed } = values;
    const refused = await registerOnce(typed, proof);
    setSending(false);
    if (refused === undefined) return onDone();
    const field = fieldOf(refused);
    if (field === undefined) setAlert(refusedText(t, refused));
    else form.setError(field, { message: refusedText(t, refused) }, { shouldFocus: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAlert('');
    form.clearErrors();
    const values = form.getValues();
    if (!check(values)) return;
    if (needsProof) setAsked(values);
    else void send(values, {});
  };
  return {
    asked,
    alert,
    sending,
    submit,
    send,
    back: () => setAsked(undefined),
    ...useNameCheck(form),
  };
}
