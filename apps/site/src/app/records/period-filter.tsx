// Which days of a record are shown: a span by one touch, or dates of one's own below it.
import { useState } from 'react';
import { dayText } from '@baize/money';
import { Field, Tabs, TextInput } from '@baize/ui';
import { timeNow } from '../clock.ts';
import { useText } from '../texts/texts.ts';
import { daysOf, ownDays, type Period, type PeriodSpan, periodSpans } from './period.ts';
import styles from './filters.module.css';

interface PeriodFilterProps {
  period: Period;
  onPeriod: (period: Period) => void;
  spans?: readonly PeriodSpan[];
}

/** Of figures that are kept by the day: a quarter at most. */
export const shortSpans: readonly PeriodSpan[] = ['today', 'days-7', 'days-30', 'days-90'];

export function PeriodFilter({ period, onPeriod, spans = periodSpans }: PeriodFilterProps) {
  const t = useText();
  const isOwn = typeof period !== 'string';
  const [asks, setAsks] = useState(isOwn);
  const tabs = [...spans, 'own' as const].map((id) => ({ id, label: t(`wallet.${id}`) }));
  return (
    <div className={styles['period']}>
      <Tabs
        look="pill"
        label={t('wallet.period')}
        tabs={tabs}
        selected={asks || isOwn ? 'own' : period}
        onSelect={(id) => {
          setAsks(id === 'own');
          if (id !== 'own') onPeriod(id);
        }}
      />
      {asks ? <OwnDates period={period} onPeriod={onPeriod} /> : null}
    </div>
  );
}

function OwnDates({ period, onPeriod }: PeriodFilterProps) {
  const t = useText();
  const [days, setDays] = useState(() => daysOf(period, timeNow()));
  const change = (next: Partial<typeof days>) => {
    const typed = { ...days, ...next };
    setDays(typed);
    const own = ownDays(typed.from, typed.to);
    if (own) onPeriod(own);
  };
  return (
    <div className={styles['dates']}>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={t(`wallet.${end}`)}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              max={dayText(timeNow())}
              value={days[end]}
              onChange={(event) => change({ [end]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
