// The player's own seeds: the locked pair, how often it was used, and those revealed before.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, wagering } from '@baize/contract';
import { Button, Card, CopyText, EmptyState, Field, Skeleton, TextInput } from '@baize/ui';
import { type SyntheticEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { openDialog } from '../../app/dialogs.ts';
import { failureText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { useSeeds } from '../../app/seeds.ts';
import { useText } from '../../app/texts/texts.ts';
import { FormNote } from './form-note.tsx';
import styles from './fairness.module.css';

/** Reveals the current seed; all shown seeds and rounds are read again. */
export function useReveal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (clientSeed: string) =>
      unwrap(
        await sendOnce({ name: 'rotate-seed', print: clientSeed }, (intent) =>
          client.wagering.rotateSeed(clientSeed ? { clientSeed } : {}, { intent }),
        ),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['fairness'] }),
  });
}

function RevealForm() {
  const t = useText();
  const [clientSeed, setClientSeed] = useState('');
  const reveal = useReveal();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    reveal.mutate(clientSeed, { onSuccess: () => setClientSeed('') });
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
        <CopyText text={text} copyLabel={t('shell.copy')} copiedLabel={t('shell.copied')} />
      </dd>
    </div>
  );
}

export type RevealedSeed = OutputOf<typeof wagering.getSeed>['revealed'][number];

interface RevealedProps {
  seeds: readonly RevealedSeed[];
  onUse: (seed: RevealedSeed) => void;
}

function Revealed({ seeds, onUse }: RevealedProps) {
  const t = useText();
  return (
    <div className={styles['revealed']}>
      <h3>{t('fairness.revealed-seeds')}</h3>
      {seeds.length === 0 ? <p className={styles['why']}>{t('fairness.none-revealed')}</p> : null}
      {seeds.slice(0, 5).map((seed) => (
        <div key={seed.seedId} className={styles['old']}>
          <dl>
            <Seed
              label={t('fairness.rounds-drawn', { count: seed.nonce })}
              text={seed.serverSeed}
            />
          </dl>
          <Button size="small" disabled={seed.nonce === 0} onClick={() => onUse(seed)}>
            {t('fairness.use-seed')}
          </Button>
        </div>
      ))}
    </div>
  );
}

function SeedFacts({ onUse }: { onUse: (seed: RevealedSeed) => void }) {
  const t = useText();
  const { data, isError, error } = useSeeds(true);
  if (isError) return <FormNote text={failureText(t, error)} />;
  if (data === undefined) return <Skeleton shape="block" className={styles['waiting']} />;
  const { current, nextCommitment, revealed } = data;
  return (
    <div className={styles['form']}>
      <dl className={styles['facts']}>
        <Seed label={t('fairness.current-commitment')} text={current.commitment} />
        <Seed label={t('fairness.client-seed')} text={current.clientSeed} />
      </dl>
      <p className={styles['why']}>{t('fairness.rounds-drawn', { count: current.nonce })}</p>
      <dl className={styles['facts']}>
        <Seed label={t('fairness.next-commitment')} text={nextCommitment} />
      </dl>
      <RevealForm />
      <Revealed seeds={revealed} onUse={onUse} />
    </div>
  );
}

export interface OwnSeedsProps {
  isSignedIn: boolean;
  onUse: (seed: RevealedSeed) => void;
}

export function OwnSeeds({ isSignedIn, onUse }: OwnSeedsProps) {
  const t = useText();
  const signIn = <Button onClick={() => openDialog('login')}>{t('shell.sign-in')}</Button>;
  return (
    <Card title={t('fairness.seeds-title')}>
      {isSignedIn ? (
        <SeedFacts onUse={onUse} />
      ) : (
        <EmptyState action={signIn}>{t('fairness.seeds-sign-in')}</EmptyState>
      )}
    </Card>
  );
}
