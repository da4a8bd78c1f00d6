// Corrections of all members, and those of one on the member's page.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { adjustmentStates } from '@baize/contract';
import { Button, PlusIcon, SectionHead, Tabs } from '@baize/ui';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { AdjustmentList } from './adjustment-list.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import styles from '../forms.module.css';

const tabs = [...adjustmentStates, 'all'] as const;

export function Adjustments() {
  const t = useText();
  const [asked, setAsked] = useSearchParams();
  const tab = tabs.find((one) => one === asked.get('state')) ?? 'waiting';
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.adjustments')} actions={<Propose />} />
      <p className={styles['intro']}>{t('cashier.adjustments-intro')}</p>
      <Tabs
        label={t('operator.state')}
        tabs={tabs.map((id) => ({
          id,
          label: id === 'all' ? t('operator.tab-all') : t(`cashier.adjustment-${id}`),
        }))}
        selected={tab}
        onSelect={(state) => setAsked({ state }, { replace: true })}
      >
        <AdjustmentList key={tab} state={tab === 'all' ? undefined : tab} />
      </Tabs>
    </div>
  );
}

export function MemberAdjustments({ id }: { id: string }) {
  const t = useText();
  return (
    <>
      <SectionHead title={t('operator.adjustments')} actions={<Propose playerId={id} />} />
      <AdjustmentList playerId={id} />
    </>
  );
}

function Propose({ playerId }: { playerId?: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (!useMay('adjustments.make')) return null;
  return (
    <>
      <Button icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {t(playerId ? 'cashier.adjust' : 'cashier.adjust-deposit')}
      </Button>
      {isOpen ? <ProposeDialog playerId={playerId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
