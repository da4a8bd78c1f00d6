// An agent registers a member by name alone; the first password is made and shown once. The owner
// does the rest at the first sign-in. Rates of rebates and a prize group may come with it.
import { type SyntheticEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Card, Field, Select, TextInput, UserPlusIcon } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { queryClient } from '../../app/query-client.ts';
import { Note } from '../../app/records/note.tsx';
import { useText } from '../../app/texts/texts.ts';
import { FirstPassword } from './first-password.tsx';
import { placeOf, useNewTerms } from './terms/new-terms.ts';
import { TermsFields } from './terms/terms-fields.tsx';
import styles from './agents.module.css';

const nobody = { username: '', userType: '0' };

interface Made {
  readonly customerName: string;
  readonly password: string;
}

export function RegisterForm() {
  const t = useText();
  const [typed, setTyped] = useState(nobody);
  const [made, setMade] = useState<Made>();
  const terms = useNewTerms();
  const register = useMutation({
    mutationFn: async () => {
      const { username } = typed;
      const type = Number(typed.userType);
      const { configs } = terms;
      return unwrap(await client.agents.registerDownline({ username, userType: type, configs }));
    },
    onSuccess: async (answer) => {
      setTyped(nobody);
      terms.clear();
      setMade(answer);
      await queryClient.invalidateQueries({ queryKey: ['team'] });
    },
    onSettled: terms.readAgain,
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!register.isPending) register.mutate();
  };
  const { error } = register;
  const isOfName = error !== null && placeOf(terms, error) === undefined;
  return (
    <Card title={t('agents.register-title')}>
      <div className={styles['link-page']}>
        <Note>{t('agents.register-text')}</Note>
        <form className={styles['link-form']} onSubmit={submit}>
          <Field label={t('agents.search')} error={isOfName ? failureText(t, error) : undefined}>
            {(control) => (
              <TextInput
                {...control}
                required
                maxLength={64}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={typed.username}
                onChange={({ target }) => setTyped({ ...typed, username: target.value })}
              />
            )}
          </Field>
          <Field label={t('agents.link-type')}>
            {(control) => (
              <Select
                {...control}
                value={typed.userType}
                onChange={({ target }) => setTyped({ ...typed, userType: target.value })}
                options={[
                  { value: '0', label: t('agents.member') },
                  { value: '1', label: t('agents.agent') },
                ]}
              />
            )}
          </Field>
          <TermsFields terms={terms} error={error} />
          <Button kind="primary" type="submit" icon={<UserPlusIcon />} loading={register.isPending}>
            {t('agents.register')}
          </Button>
        </form>
      </div>
      {made ? (
        <FirstPassword
          name={made.customerName}
          password={made.password}
          onClose={() => setMade(undefined)}
        />
      ) : null}
    </Card>
  );
}
