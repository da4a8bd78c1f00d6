// Changes the payment password by the old one, or resets a forgotten one by a code to the verified
// phone or mailbox.
import { type SyntheticEvent, useState } from 'react';
import { Button, Dialog, showToast, Tabs } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { CodeField } from '../code/code-field.tsx';
import { PaymentField } from './payment-field.tsx';
import { type Security, useMemberChanged } from './member.ts';
import { useSending } from './use-sending.ts';
import styles from './account.module.css';

interface FormProps {
  security: Security;
  onClose: () => void;
}

const nothing = { oldPassword: '', verificationCode: '', newPassword: '', confirmPassword: '' };

function useForm(onClose: () => void) {
  const t = useText();
  const [typed, setTyped] = useState(nothing);
  const [differs, setDiffers] = useState(false);
  const { alert, sending, send } = useSending();
  const changed = useMemberChanged();
  const submit = (call: () => ReturnType<typeof client.identity.changePaymentPassword>) => {
    const same = typed.newPassword === typed.confirmPassword;
    setDiffers(!same);
    if (!same) return;
    void send(call, async () => {
      showToast({ kind: 'good', text: t('security.payment-changed') });
      await changed();
      onClose();
    });
  };
  const onType = (part: Partial<typeof nothing>) => setTyped((now) => ({ ...now, ...part }));
  return { typed, differs, alert, sending, submit, onType };
}

function NewPair({ form }: { form: ReturnType<typeof useForm> }) {
  const t = useText();
  const { typed, differs, alert, sending, onType } = form;
  return (
    <>
      <PaymentField
        label={t('security.new-payment-password')}
        value={typed.newPassword}
        onType={(newPassword) => onType({ newPassword })}
      />
      <PaymentField
        label={t('identity.confirm-payment-password')}
        value={typed.confirmPassword}
        error={differs ? t('identity.inconsistent-twice') : undefined}
        onType={(confirmPassword) => onType({ confirmPassword })}
      />
      <AlertLine text={alert} />
      <Button kind="primary" size="large" type="submit" full loading={sending}>
        {t('shell.save')}
      </Button>
    </>
  );
}

function ChangeForm({ onClose }: FormProps) {
  const t = useText();
  const form = useForm(onClose);
  const { typed, onType } = form;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { oldPassword, newPassword, confirmPassword } = typed;
    const change = { oldPassword, newPassword, confirmPassword };
    form.submit(() => client.identity.changePaymentPassword(change));
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <PaymentField
        label={t('security.old-payment-password')}
        isNew={false}
        value={typed.oldPassword}
        onType={(oldPassword) => onType({ oldPassword })}
      />
      <NewPair form={form} />
    </form>
  );
}

function ForgottenForm({ security, onClose }: FormProps) {
  const t = useText();
  const form = useForm(onClose);
  const { typed, onType } = form;
  const channel = security.mobileVerified ? 'sms' : 'email';
  if (!security.mobileVerified && !security.emailVerified) {
    return <p className={styles['quiet']}>{t('security.payment-no-contact')}</p>;
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { verificationCode, newPassword, confirmPassword } = typed;
    const reset = { channel, verificationCode, newPassword, confirmPassword } as const;
    form.submit(() => client.identity.resetPaymentPassword(reset));
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <CodeField
        name="payment"
        value={typed.verificationCode}
        hint={t('security.code-goes-to', {
          contact: channel === 'sms' ? security.mobile : security.email,
        })}
        send={() => client.verification.sendOwnCode({ channel, purpose: 'payment' })}
        onChange={(verificationCode) => onType({ verificationCode })}
      />
      <NewPair form={form} />
    </form>
  );
}

export function PaymentPasswordDialog({ security, onClose }: FormProps) {
  const t = useText();
  const [way, setWay] = useState<'change' | 'forgotten'>('change');
  const Form = way === 'change' ? ChangeForm : ForgottenForm;
  return (
    <Dialog
      open
      title={t('security.change-payment-password')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={onClose}
    >
      <Tabs
        label={t('security.change-payment-password')}
        tabs={[
          { id: 'change', label: t('security.know-old') },
          { id: 'forgotten', label: t('security.forgot-old') },
        ]}
        selected={way}
        onSelect={setWay}
      >
        <Form security={security} onClose={onClose} />
      </Tabs>
    </Dialog>
  );
}
