// The player's own seeds: what is locked now, how often it was used, and those revealed before.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { Button, Card, CopyText, EmptyState, Field, Skeleton, TextInput } from '@baize/ui';
import { type SyntheticEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { openDialog } from '../../app/dialogs.ts';
import { failureText } from '../../app/failure-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { FormNote } from './form-note.tsx';
import styles from './fairness.module.css';

export const seedsKey = ['fairness', 'seeds'] as const;

export function useSeeds(enabled: boolean) {
  return useQuery({
    queryKey: seedsKey,
    queryFn: async () => unwrap(await client.wagering.getSeed()),
    enabled,
  });
}

/** Reveals the current seed; whatever is shown of seeds and rounds is read again. */
export function useReveal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ clientSeed, intent }: { clientSeed: string; intent: string }) =>
      unwrap(await client.wagering.rotateSeed(clientSeed ? { clientSeed } : {}, { intent })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['fairness'] }),
  });
}

function RevealForm() {
  const t = useText();
  const [clientSeed, setClientSeed] = useState('');
  const reveal = useReveal();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    reveal.mutate({ clientSeed, intent: newIntent() }, { onSuccess: () => setClientSeed('') });
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Field label={t('fairness.new-client-seed')} hint={t('fairness.new-client-seed-hint')}>
        {(control) => (
          <TextInput
            {...control}
            className={styles['seed']}
            value={clientSeed}
            maxLength={64}
            onChange={(event) => setClientSeed(event.target.value.trim())}
          />
        )}
      </Field>
      <p className={styles['why']}>{t('fairness.reveal-why')}</p>
      <FormNote text={reveal.isError ? failureText(t, reveal.error) : ''} />
      <Button type="submit" loading={reveal.isPending}>
        {t('fairness.reveal-button')}
      </Button>
    </form>
  );
}

function Seed({ label, text }: { label: string; text: string }) {
  const t = useText();
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
        <CopyText text={text} copyLabel={t('shell.copy')} copiedLabel={t('shell.copied')} />
      </dd>
    </div>
  );
}

export function OwnSeeds({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useText();
  const { data, isError, error } = useSeeds(isSignedIn);
  if (!isSignedIn) {
    return (
      <Card title={t('fairness.seeds-title')}>
        <EmptyState
          action={<Button onClick={() => openDialog('login')}>{t('shell.sign-in')}</Button>}
        >
          {t('fairness.seeds-sign-in')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={t('fairness.seeds-title')}>
      {isError ? <FormNote text={failureText(t, error)} /> : null}
      {data === undefined ? <Skeleton shape="block" /> : null}
      {data === undefined ? null : (
        <>
          <dl className={styles['facts']}>
            <Seed label={t('fairness.current-commitment')} text={data.current.commitment} />
            <Seed label={t('fairness.client-seed')} text={data.current.clientSeed} />
          </dl>
          <p className={styles['why']}>
            {t('fairness.rounds-drawn', { count: data.current.nonce })}
          </p>
          <RevealForm />
          <h3>{t('fairness.revealed-seeds')}</h3>
          {data.revealed.length === 0 ? <p>{t('fairness.none-revealed')}</p> : null}
          <dl className={styles['facts']}>
            {data.revealed.slice(0, 5).map((seed) => (
              <Seed
                key={seed.seedId}
                label={t('fairness.rounds-drawn', { count: seed.nonce })}
                text={seed.serverSeed}
              />
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
