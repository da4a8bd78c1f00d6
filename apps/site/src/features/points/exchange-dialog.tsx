// The frame of every exchange: what it does in figures, and the payment password that confirms it.
// A member without a payment password sets one first.
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Button, Dialog, Skeleton } from '@baize/ui';
import { useHasPaymentPassword } from '../../app/payment-password.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { PaymentPasswordForm } from '../../app/records/payment-password-form.tsx';
import { SecretField } from '../../app/records/secret-field.tsx';
import { useText } from '../../app/texts/texts.ts';
import dialog from './dialog.module.css';
import styles from './points.module.css';

interface ExchangeDialogProps {
  title: string;
  /** What the last button says. */
  confirm: string;
  alert: string;
  sending: boolean;
  onConfirm: (password: string) => void;
  onClose: () => void;
  children: ReactNode;
}

export function ExchangeDialog(props: ExchangeDialogProps) {
  const t = useText();
  return (
    <Dialog
      open
      size="small"
      title={props.title}
      closeLabel={t('shell.close')}
      onClose={props.onClose}
    >
      <Ask {...props} />
    </Dialog>
  );
}

function Ask(props: ExchangeDialogProps) {
  const { data: hasPassword, error, refetch } = useHasPaymentPassword();
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (hasPassword === undefined) return <Skeleton shape="block" className={styles['wait']} />;
  return hasPassword ? <Form {...props} /> : <PaymentPasswordForm />;
}

function Form({ confirm, alert, sending, onConfirm, children }: ExchangeDialogProps) {
  const t = useText();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') onConfirm(password);
  };
  return (
    <form className={dialog['form']} noValidate onSubmit={submit}>
      {children}
      <SecretField
        label={t('identity.payment-password')}
        error={missing ? t('identity.required') : undefined}
        autoComplete="off"
        value={password}
        onChange={setPassword}
      />
      <AlertLine text={alert} />
      <Button kind="primary" size="large" type="submit" full loading={sending}>
        {confirm}
      </Button>
    </form>
  );
}

export type Effect = readonly [name: string, value: ReactNode];

export function Effects({ list }: { list: readonly Effect[] }) {
  return (
    <dl className={dialog['effects']}>
      {list.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
