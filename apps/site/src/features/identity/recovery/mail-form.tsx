// Recovery by mail: name and mailbox, proof of a person where one is asked for, then a message that
// the mail is on its way.
import { useState, type SyntheticEvent } from 'react';
import { Button, Field, TextInput } from '@baize/ui';
import { validateField } from '@baize/contract';
import { client } from '../../../app/client.ts';
import { openDialog, useDialogs } from '../../../app/dialogs.ts';
import { refusedText } from '../../../app/failure-text.ts';
import { useModule } from '../../../app/status.ts';
import { useText } from '../../../app/texts/texts.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { watchDelivery } from '../code/watch-delivery.ts';
import { FormAlert } from '../form-alert.tsx';
import { HumanCheck, type HumanProof } from '../human-check/human-check.tsx';
import styles from '../forms.module.css';

const mailRule = {
  enabled: true,
  required: true,
  acceptedPattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+',
  patternId: 'email',
  minLength: 6,
  maxLength: 200,
};

type Wrong = Partial<Record<'username' | 'email', string>>;

function waitForMail(deliveryId: string | undefined): void {
  watchDelivery({ name: 'recovery', deliveryId, onLost: tellLost });
  openDialog('recovery-sent');
}

/** It does not cover a dialog that was opened meanwhile. */
function tellLost(): void {
  const { open } = useDialogs.getState();
  if (open === undefined || open === 'recovery-sent') openDialog('recovery-lost');
}

function useMail() {
  const t = useText();
  const [typed, setTyped] = useState({ username: '', email: '' });
  const [wrong, setWrong] = useState<Wrong>({});
  const [alert, setAlert] = useState('');
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const [captcha, setCaptcha] = useState<HumanProof>({});
  const [round, setRound] = useState(0);
  const needsSlide = useModule('CAPTCHA3') && round === 0;
  const send = async (proof: HumanProof) => {
    setAsked(false);
    setSending(true);
    const [username, email] = [typed.username.trim(), typed.email.trim()];
    const result = await client.identity.recoverByMail({ username, email, ...proof });
    setSending(false);
    setCaptcha({});
    if (result.ok) return waitForMail(result.value.deliveryId);
    if (result.refused === 'captcha-wrong') setRound((now) => now + 1);
    setAlert(refusedText(t, result));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAlert('');
    const isMail = validateField('email', mailRule, typed.email.trim()) === undefined;
    const found: Wrong = {
      ...(typed.username.trim() === '' ? { username: t('identity.required') } : {}),
      ...(isMail ? {} : { email: t('rules.email') }),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    if (needsSlide) setAsked(true);
    else void send(captcha);
  };
  return {
    typed,
    setTyped,
    wrong,
    alert,
    asked,
    setAsked,
    sending,
    captcha,
    setCaptcha,
    round,
    send,
    submit,
  };
}

export function MailForm() {
  const t = useText();
  const mail = useMail();
  const { typed, setTyped, wrong, round } = mail;
  return (
    <>
      <form className={styles['form']} hidden={mail.asked} noValidate onSubmit={mail.submit}>
        <p className={styles['text']}>{t('identity.forgot-mail-why')}</p>
        <FormAlert text={mail.alert} />
        <Field label={t('identity.username')} required error={wrong.username}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              value={typed.username}
              onChange={({ target }) => setTyped((now) => ({ ...now, username: target.value }))}
            />
          )}
        </Field>
        <Field label={t('identity.email')} required error={wrong.email}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={200}
              value={typed.email}
              onChange={({ target }) => setTyped((now) => ({ ...now, email: target.value }))}
            />
          )}
        </Field>
        {round === 0 ? null : (
          <CaptchaField proof={mail.captcha} onProof={mail.setCaptcha} round={round} />
        )}
        <Button kind="primary" size="large" type="submit" full loading={mail.sending}>
          {t('identity.forgot-send')}
        </Button>
      </form>
      {mail.asked ? (
        <HumanCheck
          onProof={(proof) => void mail.send(proof)}
          onBack={() => mail.setAsked(false)}
        />
      ) : null}
    </>
  );
}
