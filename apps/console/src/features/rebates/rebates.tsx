// Rebates of the house on one page of parts: closed days, commissions, their plans, and the bounds.
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { SectionHead, Tabs } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import { Bills } from './bills.tsx';
import { BoundsPart } from './bounds.tsx';
import { Plans } from './plans.tsx';
import { Runs } from './runs.tsx';
import styles from './rebates.module.css';

const parts = ['runs', 'commissions', 'plans', 'bounds'] as const;
type Part = (typeof parts)[number];

const pages: Readonly<Record<Part, ComponentType>> = {
  runs: Runs,
  commissions: Bills,
  plans: Plans,
  bounds: BoundsPart,
};

export function Rebates() {
  const t = useText();
  const [asked, setAsked] = useSearchParams();
  const part = parts.find((one) => one === asked.get('part')) ?? 'runs';
  const Page = pages[part];
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.rebates')} />
      <Tabs
        label={t('operator.rebates')}
        tabs={parts.map((id) => ({ id, label: t(`console.rebates.${id}`) }))}
        selected={part}
        onSelect={(next) => setAsked({ part: next }, { replace: true })}
      >
        <Page />
      </Tabs>
    </div>
  );
}
