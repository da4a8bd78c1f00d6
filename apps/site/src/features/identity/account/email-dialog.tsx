// Binds a mailbox: the code that arrives in it proves that it is the member's.
import { type SyntheticEvent, useState } from 'react';
import { Button, Dialog, Field, showToast, TextInput } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { CodeField } from '../code/code-field.tsx';
import { type Security, useMemberChanged } from './member.ts';
import { useSending } from './use-sending.ts';
import styles from './account.module.css';

interface EmailDialogProps {
  security: Security;
  onClose: () => void;
}

export function EmailDialog({ security, onClose }: EmailDialogProps) {
  const t = useText();
  const [email, setEmail] = useState(security.emailVerified ? '' : security.email);
  const [verificationCode, setCode] = useState('');
  const { alert, sending, send } = useSending();
  const changed = useMemberChanged();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send(
      () => client.identity.bindEmail({ email: email.trim(), verificationCode }),
      async () => {
        showToast({ kind: 'good', text: t('security.email-bound') });
        await changed();
        onClose();
      },
    );
  };
  return (
    <Dialog
      open
      size="small"
      title={t('security.bind-email')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <Field label={t('identity.email')} required hint={t('security.email-why')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              dir="ltr"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <CodeField
          name="bind-email"
          value={verificationCode}
          maySend={() => email.includes('@')}
          send={() => client.verification.sendMailCode({ email: email.trim() })}
          onChange={setCode}
        />
        <AlertLine text={alert} />
        <Button kind="primary" size="large" type="submit" full loading={sending}>
          {t('security.bind')}
        </Button>
      </form>
    </Dialog>
  );
}
