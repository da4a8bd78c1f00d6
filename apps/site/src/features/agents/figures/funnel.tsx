// How far the people of each invitation link came: opened, registered, deposited, active. Each step
// is a bar as long as its share of the step before all.
import { useState } from 'react';
import { formatNumber, formatPercent } from '@baize/i18n';
import { Card, Skeleton } from '@baize/ui';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { Note } from '../../../app/records/note.tsx';
import type { Period } from '../../../app/records/period.ts';
import { PeriodFilter, shortSpans } from '../../../app/records/period-filter.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { type Funnel, useFunnel } from './facts.ts';
import styles from './funnel.module.css';

const steps = ['opened', 'registered', 'deposited', 'active'] as const;
type Came = Funnel['total'];

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.min(1, part / whole));

function Steps({ name, came }: { name: string; came: Came }) {
  const t = useText();
  const most = Math.max(...steps.map((step) => came[step]));
  return (
    <li className={styles['link']}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <dl>
        {steps.map((step, at) => {
          const before = steps[at - 1];
          const share = before && came[before] > 0 ? shareOf(came[step], came[before]) : undefined;
          return (
            <div key={step} style={{ '--share': shareOf(came[step], most) }}>
              <dt>{t(`income.step-${step}`)}</dt>
              <dd>
                {formatNumber(came[step], t.tag)}
                {share === undefined ? null : <small>{formatPercent(share, t.tag, 0)}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}

export function InvitationFunnel() {
  const t = useText();
  const [period, setPeriod] = useState<Period>('days-30');
  const { data, error, refetch } = useFunnel(period);
  if (data === undefined && error !== null) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  const nameOf = ({ id, name }: Funnel['list'][number]) =>
    id === '' ? t('income.own-code') : name;
  return (
    <Card title={t('income.funnel')}>
      <div className={styles['funnel']}>
        <Note>{t('income.funnel-text')}</Note>
        <PeriodFilter period={period} onPeriod={setPeriod} spans={shortSpans} />
        {data === undefined ? <Skeleton shape="block" /> : null}
        <ul className={styles['links']} aria-label={t('income.funnel')}>
          {data && data.list.length > 1 ? (
            <Steps name={t('income.all-links')} came={data.total} />
          ) : null}
          {data?.list.map((link) => (
            <Steps key={link.code} name={nameOf(link)} came={link} />
          ))}
        </ul>
      </div>
    </Card>
  );
}
