// Sets the payment password for the first time, here where it is first needed.
import { type SyntheticEvent, useState } from 'react';
import { Button, Card, Field, PasswordInput, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { useReadAnew } from './money-out.ts';
import styles from './wallet.module.css';

function useSetUp(password: string, confirmPassword: string) {
  const t = useText();
  const readAnew = useReadAnew();
  const [sending, setSending] = useState(false);
  const [alert, setAlert] = useState('');
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (password !== confirmPassword) return setAlert(t('identity.inconsistent-twice'));
    setAlert('');
    setSending(true);
    const result = await client.identity.setPaymentPassword({ password, confirmPassword });
    setSending(false);
    if (!result.ok) return setAlert(refusedText(t, result));
    showToast({ text: t('wallet.payment-password-saved'), kind: 'good' });
    return readAnew();
  };
  return { sending, alert, send };
}

export function PaymentPasswordForm() {
  const t = useText();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { sending, alert, send } = useSetUp(password, again);
  const looks = {
    showLabel: t('identity.show-password'),
    hideLabel: t('identity.hide-password'),
    autoComplete: 'new-password',
  };
  return (
    <Card className={styles['narrow']} title={t('identity.payment-password-title')}>
      <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
        <p className={styles['quiet']}>{t('wallet.payment-password-first')}</p>
        <Field label={t('identity.payment-password')} hint={t('identity.payment-password-why')}>
          {(control) => (
            <PasswordInput
              {...control}
              {...looks}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('identity.confirm-payment-password')}>
          {(control) => (
            <PasswordInput
              {...control}
              {...looks}
              value={again}
              onChange={(event) => setAgain(event.target.value)}
            />
          )}
        </Field>
        <AlertLine text={alert} />
        <Button kind="primary" type="submit" loading={sending} disabled={password === ''}>
          {t('wallet.payment-password-set-now')}
        </Button>
      </form>
    </Card>
  );
}
