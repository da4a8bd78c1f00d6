// Makes an invitation link: its name, the kind of account it registers, its last day, if any, and
// what it gives.
import { type SyntheticEvent, useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Field, PlusIcon, Select, showToast, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { queryClient } from '../../app/query-client.ts';
import { useText } from '../../app/texts/texts.ts';
import { placeOf, useNewTerms } from './terms/new-terms.ts';
import { TermsFields } from './terms/terms-fields.tsx';
import styles from './agents.module.css';

const nameMax = 40;
const none = { name: '', type: '0', endDate: '' };

export function LinkForm() {
  const t = useText();
  const titleId = useId();
  const [link, setLink] = useState(none);
  const terms = useNewTerms();
  const make = useMutation({
    mutationFn: async () => {
      const { name, endDate } = link;
      const type = Number(link.type);
      const { configs } = terms;
      const until = endDate === '' ? {} : { endDate };
      return unwrap(await client.agents.createInvitation({ name, type, configs, ...until }));
    },
    onSuccess: async () => {
      setLink(none);
      terms.clear();
      showToast({ text: t('agents.link-made') });
      await queryClient.invalidateQueries({ queryKey: ['team', 'links'] });
    },
    onSettled: terms.readAgain,
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!make.isPending) make.mutate();
  };
  const { error } = make;
  const isOfName = error !== null && placeOf(terms, error) === undefined;
  return (
    <form className={styles['link-form']} aria-labelledby={titleId} onSubmit={submit}>
      <h4 id={titleId}>{t('agents.new-link')}</h4>
      <Field
        label={t('agents.link-name')}
        hint={t('agents.link-name-hint')}
        error={isOfName ? failureText(t, error) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            required
            maxLength={nameMax}
            value={link.name}
            onChange={({ target }) => setLink({ ...link, name: target.value })}
          />
        )}
      </Field>
      <Field label={t('agents.link-type')}>
        {(control) => (
          <Select
            {...control}
            value={link.type}
            onChange={({ target }) => setLink({ ...link, type: target.value })}
            options={[
              { value: '0', label: t('agents.member') },
              { value: '1', label: t('agents.agent') },
            ]}
          />
        )}
      </Field>
      <Field label={t('agents.link-until')}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={link.endDate}
            onChange={({ target }) => setLink({ ...link, endDate: target.value })}
          />
        )}
      </Field>
      <TermsFields terms={terms} error={error} />
      <Button kind="primary" type="submit" icon={<PlusIcon />} loading={make.isPending}>
        {t('agents.new-link')}
      </Button>
    </form>
  );
}
