// Tries terms on the past: what each period would have cost, and who would have been paid.
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { AgreementKind, AgreementPeriod } from '@baize/contract';
import { dayText } from '@baize/money';
import { Button, Card } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { useText } from '../../app/texts.ts';
import { KindFields } from './offer-dialog.tsx';
import { fitting, newTerms, written } from './terms-draft.ts';
import { TermsEditor } from './terms-editor.tsx';
import { TrialResult } from './trial-result.tsx';
import styles from './agreements.module.css';

const dayMs = 86_400_000;

export function Trial() {
  const t = useText();
  const [kind, setKind] = useState<AgreementKind>('dividend');
  const [period, setPeriod] = useState<AgreementPeriod>('weekly');
  const [terms, setTerms] = useState(newTerms);
  const [search, setSearch] = useState(() => ({
    upline: '',
    from: dayText(Date.now() - 30 * dayMs),
    until: dayText(Date.now() - dayMs),
  }));
  const right = written(fitting(kind, terms));
  const work = useMutation({
    mutationFn: async (asked: NonNullable<typeof right>) => {
      const given = kind === 'dividend' ? { kind, period } : { kind };
      return unwrap(await client.agreements.tryPolicy({ ...search, ...given, terms: asked }));
    },
  });
  const set = (name: keyof typeof search) => (value: string) =>
    setSearch({ ...search, [name]: value });
  return (
    <div className={styles['stack']}>
      <p className={styles['mute']}>{t('console.agreements.trial-intro')}</p>
      <Card title={t('console.agreements.tiers')}>
        <div className={styles['stack']}>
          <div className={styles['fields']}>
            <KindFields kind={kind} period={period} onKind={setKind} onPeriod={setPeriod} />
            <EntryField
              label={t('console.agreements.trial-who')}
              hint={t('console.agreements.trial-who-hint')}
              lengthMost={64}
              value={search.upline}
              onValue={set('upline')}
            />
            <EntryField
              label={t('console.agreements.trial-from')}
              type="date"
              value={search.from}
              onValue={set('from')}
            />
            <EntryField
              label={t('console.agreements.trial-until')}
              type="date"
              value={search.until}
              onValue={set('until')}
            />
          </div>
          <TermsEditor kind={kind} terms={terms} onTerms={setTerms} />
          <div>
            <Button
              kind="primary"
              disabled={right === undefined}
              loading={work.isPending}
              onClick={() => {
                if (right !== undefined) work.mutate(right);
              }}
            >
              {t('console.agreements.trial-do')}
            </Button>
          </div>
          {work.isError ? <p role="alert">{failureText(t, work.error)}</p> : null}
        </div>
      </Card>
      {work.data === undefined ? null : <TrialResult trial={work.data} />}
    </div>
  );
}
