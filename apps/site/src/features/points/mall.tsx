// The points mall of a member: the balance with the goods, both records, and the rules.
import { useState } from 'react';
import { Skeleton, Tabs } from '@baize/ui';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { useText } from '../../app/texts/texts.ts';
import { BalanceHero } from './balance-hero.tsx';
import { EntryList } from './entry-list.tsx';
import { Goods } from './goods.tsx';
import { usePointBalance, usePointConfig } from './points.ts';
import { RedemptionList } from './redemption-list.tsx';
import { Rules } from './rules.tsx';
import styles from './points.module.css';

const views = ['balance', 'history', 'details', 'rules'] as const;
type View = (typeof views)[number];

export function Mall() {
  const t = useText();
  const [view, setView] = useState<View>('balance');
  const tabs = views.map((id) => ({ id, label: t(`points.tab-${id}`) }));
  return (
    <Tabs label={t('shell.point-mall')} tabs={tabs} selected={view} onSelect={setView}>
      <Shown view={view} onRules={() => setView('rules')} />
    </Tabs>
  );
}

function Shown({ view, onRules }: { view: View; onRules: () => void }) {
  const { data: config } = usePointConfig();
  if (view === 'history') return <RedemptionList />;
  if (view === 'details') return <EntryList />;
  return view === 'rules' ? <Rules config={config} /> : <BalanceView onRules={onRules} />;
}

function BalanceView({ onRules }: { onRules: () => void }) {
  const balance = usePointBalance();
  const config = usePointConfig();
  const error = balance.error ?? config.error;
  if (balance.data === undefined || config.data === undefined) {
    const retry = () => void Promise.all([balance.refetch(), config.refetch()]);
    return error === null ? (
      <Skeleton shape="block" className={styles['wait']} />
    ) : (
      <LoadFailure error={error} onRetry={retry} />
    );
  }
  return (
    <div className={styles['page']}>
      <BalanceHero balance={balance.data} config={config.data} onRules={onRules} />
      <Goods balance={balance.data.balance} />
    </div>
  );
}
