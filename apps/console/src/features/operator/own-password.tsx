// Changes one's own password, by the old one.
import { type SyntheticEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Field, PasswordInput, showToast } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import styles from './sign-in.module.css';

const names = ['old', 'new', 'repeat'] as const;
type Entries = Record<(typeof names)[number], string>;
const nothing: Entries = { old: '', new: '', repeat: '' };

export function OwnPassword({ onChanged }: { onChanged?: () => void }) {
  const t = useText();
  const [entries, setEntries] = useState(nothing);
  const differ = entries.repeat !== '' && entries.repeat !== entries.new;
  const change = useMutation({
    mutationFn: async () => {
      const asked = { oldPassword: entries.old, newPassword: entries.new };
      return unwrap(await client.operator.changeStaffPassword(asked));
    },
    onSuccess: () => {
      setEntries(nothing);
      showToast({ text: t('operator.password-changed'), kind: 'good' });
      onChanged?.();
    },
  });
  const isWhole = entries.old !== '' && entries.new !== '' && entries.repeat === entries.new;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isWhole) change.mutate();
  };
  return (
    <form className={styles['proof']} onSubmit={submit}>
      {names.map((name) => (
        <Field
          key={name}
          label={t(`operator.${name}-password`)}
          hint={name === 'new' ? t('operator.password-rule') : undefined}
          error={name === 'repeat' && differ ? t('operator.passwords-differ') : undefined}
        >
          {(control) => (
            <PasswordInput
              {...control}
              showLabel={t('operator.show-password')}
              hideLabel={t('operator.hide-password')}
              value={entries[name]}
              autoComplete={name === 'old' ? 'current-password' : 'new-password'}
              onChange={(event) => setEntries({ ...entries, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <p role="alert" className={styles['said']}>
        {change.isError ? failureText(t, change.error) : ''}
      </p>
      <Button kind="primary" type="submit" disabled={!isWhole} loading={change.isPending}>
        {t('operator.change-password')}
      </Button>
    </form>
  );
}
