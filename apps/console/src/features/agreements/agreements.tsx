// Everything about agents' contracts on one page of parts: contracts, bills, disputes, runs, the
// trial of terms on the past, and the report.
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { SectionHead, Tabs } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import { Bills } from './bills.tsx';
import { Contracts } from './contracts.tsx';
import { Disputes } from './disputes.tsx';
import { Report } from './report.tsx';
import { Runs } from './runs.tsx';
import { Trial } from './trial.tsx';
import styles from './agreements.module.css';

const parts = ['contracts', 'bills', 'disputes', 'runs', 'trial', 'report'] as const;
type Part = (typeof parts)[number];

const pages: Readonly<Record<Part, ComponentType>> = {
  contracts: Contracts,
  bills: Bills,
  disputes: Disputes,
  runs: Runs,
  trial: Trial,
  report: Report,
};

export function Agreements() {
  const t = useText();
  const [asked, setAsked] = useSearchParams();
  const part = parts.find((one) => one === asked.get('part')) ?? 'contracts';
  const Page = pages[part];
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.agreements')} />
      <p className={styles['mute']}>{t('console.agreements.intro')}</p>
      <Tabs
        label={t('operator.agreements')}
        tabs={parts.map((id) => ({ id, label: t(`console.agreements.page-${id}`) }))}
        selected={part}
        onSelect={(next) => setAsked({ part: next }, { replace: true })}
      >
        <Page />
      </Tabs>
    </div>
  );
}
