// Signing in by username and password. Both are needed; a person is asked to prove to be one, then
// the attempt is made once. What was typed stays when it is refused.
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Checkbox, Field, PasswordInput, TextInput } from '@baize/ui';
import { refusedText } from '../../app/failure-text.ts';
import { useModule } from '../../app/status.ts';
import { useText } from '../../app/texts/texts.ts';
import { FormAlert } from './form-alert.tsx';
import { HumanCheck, type HumanProof } from './human-check/human-check.tsx';
import { rememberedName } from './remembered-name.ts';
import { type SignInForm, signInOnce } from './sign-in-once.ts';
import styles from './forms.module.css';

function useSignIn(onDone: () => void) {
  const t = useText();
  const [asked, setAsked] = useState<SignInForm>();
  const [alert, setAlert] = useState('');
  const [sending, setSending] = useState(false);
  const needsProof = useModule('CAPTCHA3');
  const send = async (form: SignInForm, proof: HumanProof) => {
    setAsked(undefined);
    setSending(true);
    const refused = await signInOnce(form, proof);
    setSending(false);
    if (refused === undefined) onDone();
    else setAlert(refusedText(t, refused));
  };
  const submit = (form: SignInForm) => {
    setAlert('');
    if (needsProof) setAsked(form);
    else void send(form, {});
  };
  return { asked, alert, sending, send, submit, back: () => setAsked(undefined) };
}

export function LoginForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const { asked, alert, sending, send, submit, back } = useSignIn(onDone);
  const name = rememberedName();
  const { register, handleSubmit, formState } = useForm<SignInForm>({
    defaultValues: { username: name ?? '', password: '', remember: name !== undefined },
  });
  const needed = (field: 'username' | 'password') =>
    register(field, { validate: (value) => value.trim() !== '' || t('identity.required') });
  const { errors } = formState;
  return (
    <>
      <form
        className={styles['form']}
        hidden={asked !== undefined}
        noValidate
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <FormAlert text={alert} />
        <Field label={t('identity.username')} error={errors.username?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...needed('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={t('identity.password')} error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...needed('password')}
              showLabel={t('identity.show-password')}
              hideLabel={t('identity.hide-password')}
            />
          )}
        </Field>
        <Checkbox {...register('remember')}>{t('identity.remember-me')}</Checkbox>
        <Button kind="primary" size="large" type="submit" full loading={sending}>
          {t('shell.sign-in')}
        </Button>
      </form>
      {asked === undefined ? null : (
        <HumanCheck onProof={(proof) => void send(asked, proof)} onBack={back} />
      )}
    </>
  );
}
