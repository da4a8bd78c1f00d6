// Points of the house: exchanges that wait, goods of the mall, and the rates.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, PencilIcon, SectionHead, Tabs } from '@baize/ui';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { Exchanges } from './exchanges.tsx';
import { Goods } from './goods.tsx';
import { Rates } from './rates.tsx';
import styles from './points.module.css';

const views = ['exchanges', 'goods', 'rates'] as const;
const parts = { exchanges: Exchanges, goods: Goods, rates: Rates } as const;

export function Points() {
  const t = useText();
  const [asked, setAsked] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const view = views.find((one) => one === asked.get('view')) ?? 'exchanges';
  const Part = parts[view];
  const mayJudge = useMay('points.judge');
  const adjust = mayJudge ? (
    <Button icon={<PencilIcon />} onClick={() => setOpen(true)}>
      {t('console.points.adjust')}
    </Button>
  ) : undefined;
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.points')} actions={adjust} />
      <Tabs
        label={t('console.points.parts')}
        tabs={views.map((id) => ({ id, label: t(`console.points.${id}`) }))}
        selected={view}
        onSelect={(next) => setAsked({ view: next }, { replace: true })}
      >
        <Part />
      </Tabs>
      {isOpen ? <AdjustDialog onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
