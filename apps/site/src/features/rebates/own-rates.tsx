// The player's own rates by category, and for an agent the quota of high rates for members.
import { type OwnRates, rateText, useOwnRates } from '../../app/rebate-rates.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Note } from '../../app/records/note.tsx';
import { Tiles } from '../../app/records/tiles.tsx';
import { useText } from '../../app/texts/texts.ts';
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

export function OwnRatesPart() {
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
