// Sets the payment password for the first time: six digits typed twice, by the server's own rule.
import { type SyntheticEvent, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { type FieldRule, validateField } from '@baize/contract';
import { ruleText, type Translator } from '@baize/i18n';
import { Button, showToast } from '@baize/ui';
import { client } from '../client.ts';
import { refusedText } from '../failure-text.ts';
import { paymentPasswordKey } from '../payment-password.ts';
import { openToAll } from '../query-client.ts';
import { useText } from '../texts/texts.ts';
import { AlertLine } from './alert-line.tsx';
import { SecretField } from './secret-field.tsx';
import styles from './payment-password.module.css';

interface Typed {
  readonly password: string;
  readonly again: string;
}

function useRule(): FieldRule | undefined {
  const { data } = useQuery({
    queryKey: ['register-rules'],
    queryFn: async () => unwrap(await client.settings.getRegisterRules()),
    ...openToAll,
  });
  const rule: FieldRule | undefined = data?.['paymentPassword'];
  return rule === undefined ? undefined : { ...rule, enabled: true, required: true };
}

function problemOf(t: Translator, rule: FieldRule | undefined, { password, again }: Typed) {
  if (rule !== undefined && validateField('paymentPassword', rule, password) !== undefined) {
    return { password: ruleText(t, rule) };
  }
  return password === again ? undefined : { again: t('identity.inconsistent-twice') };
}

function useSet(rule: FieldRule | undefined) {
  const t = useText();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<{ password?: string; again?: string }>();
  const [alert, setAlert] = useState('');
  const [sending, setSending] = useState(false);
  const send = async (typed: Typed) => {
    setAlert('');
    const wrong = problemOf(t, rule, typed);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setSending(true);
    const { password, again: confirmPassword } = typed;
    const result = await client.identity.setPaymentPassword({ password, confirmPassword });
    setSending(false);
    if (!result.ok) return setAlert(refusedText(t, result));
    queries.setQueryData(paymentPasswordKey, true);
    showToast({ kind: 'good', text: t('wallet.payment-password-saved') });
  };
  return { problem, alert, sending, send: (typed: Typed) => void send(typed) };
}

export function PaymentPasswordForm() {
  const t = useText();
  const rule = useRule();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { problem, alert, sending, send } = useSet(rule);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ password, again });
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p className={styles['why']}>{t('wallet.payment-password-first')}</p>
      <SecretField
        label={t('identity.payment-password')}
        hint={rule === undefined ? undefined : ruleText(t, rule)}
        error={problem?.password}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <SecretField
        label={t('identity.confirm-payment-password')}
        error={problem?.again}
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
      />
      <AlertLine text={alert} />
      <Button kind="primary" size="large" type="submit" full loading={sending}>
        {t('wallet.payment-password-set-now')}
      </Button>
    </form>
  );
}
