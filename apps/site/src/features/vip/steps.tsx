// The levels the member has had, newest first.
import { formatDateTime } from '@baize/i18n';
import { EmptyState, Skeleton, StarIcon } from '@baize/ui';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type Step, useVipSteps } from './levels.ts';
import { VipArt } from './vip-art.tsx';
import styles from './vip.module.css';

export function Steps() {
  const t = useText();
  const { data, error, refetch } = useVipSteps();
  return (
    <section className={styles['history']}>
      <h2>{t('vip.history')}</h2>
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton shape="block" /> : null}
      {data?.length === 0 ? (
        <EmptyState icon={<StarIcon />}>{t('vip.no-history')}</EmptyState>
      ) : null}
      <ol>
        {data?.map((step) => (
          <StepLine key={step.at} step={step} />
        ))}
      </ol>
    </section>
  );
}

function StepLine({ step: { at, cause, to } }: { step: Step }) {
  const t = useText();
  return (
    <li>
      {to === null ? <span className={styles['blank']} /> : <VipArt emblem={to.emblem} size={32} />}
      <span>{t(`vip.step-${cause}`, { name: to?.name ?? t('vip.everybody') })}</span>
      <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, { tag: t.tag })}</time>
    </li>
  );
}
