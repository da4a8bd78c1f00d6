// Rebates of an agent: the own rates, those of direct members, and what was paid, each sum of which
// opens into where it came from.
import { useState } from 'react';
import { Tabs } from '@baize/ui';
import { type OwnRates, rateText, useOwnRates } from '../../app/rebate-rates.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Note } from '../../app/records/note.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { Tiles } from '../../app/records/tiles.tsx';
import { useText } from '../../app/texts/texts.ts';
import { CommissionList } from './commission-list.tsx';
import { RebateList } from './rebate-list.tsx';
import { TeamRateList } from './team-rate-list.tsx';
import styles from './rebates.module.css';

function Quotas({ quotas }: { quotas: OwnRates['quotas'] }) {
  const t = useText();
  if (quotas.length === 0) return null;
  return (
    <ul className={styles['quotas']} aria-label={t('rebates.quotas')}>
      {quotas.map(({ category, rate, seats, used }) => (
        <li key={`${category} ${rate}`}>
          {t('rebates.quota', {
            category: t(`catalogue.category-${category}`),
            rate: rateText(rate, t.tag),
            used,
            seats,
          })}
        </li>
      ))}
    </ul>
  );
}

function OwnPart() {
  const t = useText();
  const query = useOwnRates();
  const { data, error } = query;
  if (error) return <LoadFailure error={error} onRetry={() => query.refetch()} />;
  const given = data?.rates.filter(({ rate }) => rate > 0);
  const tiles = (given ?? []).map(({ category, rate }) => ({
    key: category,
    label: t(`catalogue.category-${category}`),
    value: rateText(rate, t.tag),
  }));
  return (
    <section className={styles['part']} aria-label={t('rebates.own-rates')}>
      <h3>{t('rebates.own-rates')}</h3>
      {given?.length === 0 ? <Note>{t('rebates.no-rates')}</Note> : <Tiles tiles={tiles} />}
      <Quotas quotas={data?.quotas ?? []} />
    </section>
  );
}

const views = ['team', 'paid', 'commissions'] as const;
type View = (typeof views)[number];
const parts = { team: TeamRateList, paid: RebateList, commissions: CommissionList } as const;

export function RebatesScreen() {
  const t = useText();
  const [view, setView] = useState<View>('team');
  const Part = parts[view];
  return (
    <Screen title={t('agents.rebates')}>
      <OwnPart />
      <Note>{t('rebates.intro')}</Note>
      <Tabs
        label={t('rebates.parts')}
        tabs={views.map((id) => ({ id, label: t(`rebates.view-${id}`) }))}
        selected={view}
        onSelect={setView}
      >
        <Part />
      </Tabs>
    </Screen>
  );
}
