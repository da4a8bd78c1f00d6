// The door of the console: a name, a password, and the server's own words when it stays shut.
import { type SyntheticEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Field, LogoMark, PasswordInput, TextInput } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { keepStaff, useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { LanguageSelect } from '../../shell/appearance.tsx';
import styles from './sign-in.module.css';

export function SignIn() {
  const t = useText();
  const note = useStaffStore((store) => store.note);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const enter = useMutation({
    mutationFn: async () => unwrap(await client.operator.signInStaff({ username, password })),
    onSuccess: ({ token, staff }) => keepStaff(token, staff),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (username && password) enter.mutate();
  };
  const said = enter.isError ? failureText(t, enter.error) : note && t(`operator.${note}`);
  return (
    <main className={styles['door']}>
      <form className={styles['card']} onSubmit={submit}>
        <LogoMark size={40} />
        <h1>{t('operator.title')}</h1>
        <p className={styles['intro']}>{t('operator.console-intro')}</p>
        <p role="alert" className={styles['said']}>
          {said}
        </p>
        <Field label={t('operator.username')}>
          {(control) => (
            <TextInput
              {...control}
              value={username}
              autoComplete="username"
              onChange={(event) => setUsername(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('operator.password')}>
          {(control) => (
            <PasswordInput
              {...control}
              showLabel={t('identity.show-password')}
              hideLabel={t('identity.hide-password')}
              value={password}
              autoComplete="current-password"
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button kind="primary" type="submit" full loading={enter.isPending}>
          {t('operator.sign-in')}
        </Button>
        <LanguageSelect />
      </form>
    </main>
  );
}
