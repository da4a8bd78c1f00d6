// The figures an operator opens first: today beside the same hours a week ago, and the hours and
// days of one measure. A tile chooses what the charts show.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { dayText, timeText } from '@baize/money';
import { Card, classNames, Skeleton } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { Refused } from '../../../app/refused.tsx';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { Bars, type Bar } from './bars.tsx';
import {
  changeOf,
  heightOf,
  isMoney,
  measures,
  type Figures,
  type Measure,
  type Overview as Facts,
  type Span,
} from './series.ts';
import styles from './overview.module.css';

const askedEveryMs = 60_000;

export function Overview() {
  const t = useText();
  const [measure, setMeasure] = useState<Measure>('ggr');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: async () => unwrap(await client.cashier.getOverview({})),
    refetchInterval: askedEveryMs,
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (!data) return <Skeleton shape="block" />;
  return (
    <section aria-label={t('cashier.today-beside')} className={styles['overview']}>
      <ul className={styles['tiles']}>
        {measures.map((one) => (
          <li key={one}>
            <Tile facts={data} measure={one} isChosen={one === measure} onChoose={setMeasure} />
          </li>
        ))}
      </ul>
      <div className={styles['charts']}>
        <Chart facts={data} measure={measure} by="hour" />
        <Chart facts={data} measure={measure} by="day" />
      </div>
    </section>
  );
}

function useTold(currency: string) {
  const t = useText();
  const { money } = useShow();
  return (figures: Figures, measure: Measure): string => {
    if (measure === 'conversion') {
      return t('cashier.percent', { percent: heightOf(figures, measure) });
    }
    const value = String(figures[measure as 'ggr']);
    return isMoney(measure) ? money(value, currency) : value;
  };
}

interface TileProps {
  facts: Facts;
  measure: Measure;
  isChosen: boolean;
  onChoose: (measure: Measure) => void;
}

function Tile({ facts, measure, isChosen, onChoose }: TileProps) {
  const t = useText();
  const told = useTold(facts.currency);
  const { today, weekAgo } = facts;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classNames(styles['tile'], isChosen && styles['chosen'])}
      onClick={() => onChoose(measure)}
    >
      <span className={styles['name']}>{t(`cashier.measure-${measure}`)}</span>
      <strong>{told(today, measure)}</strong>
      <Change now={heightOf(today, measure)} before={heightOf(weekAgo, measure)} />
      <small>{t('cashier.week-ago', { value: told(weekAgo, measure) })}</small>
    </button>
  );
}

function wayOf(change: number): 'more' | 'less' | 'same' {
  if (change === 0) return 'same';
  return change > 0 ? 'more' : 'less';
}

function Change({ now, before }: { now: number; before: number }) {
  const t = useText();
  const change = changeOf(now, before);
  if (change === undefined) return <span className={styles['same']}>–</span>;
  const way = wayOf(change);
  return (
    <span className={styles[way]}>{t(`cashier.change-${way}`, { percent: Math.abs(change) })}</span>
  );
}

interface ChartProps {
  facts: Facts;
  measure: Measure;
  by: 'hour' | 'day';
}

function Chart({ facts, measure, by }: ChartProps) {
  const t = useText();
  const told = useTold(facts.currency);
  const [now, before] =
    by === 'hour' ? [facts.hours, facts.hoursWeekAgo] : [facts.days, facts.daysWeekAgo];
  const nameOf = ({ at }: Span) =>
    by === 'hour' ? timeText(at).slice(11, 16) : dayText(at).slice(5);
  const longest = now.length < before.length ? before : now;
  const shift = by === 'hour' && longest === before ? 7 * 24 * 3_600_000 : 0;
  const bars = longest.map((span, place): Bar => {
    const [own, old] = [now[place], before[place]];
    return {
      name: nameOf({ ...span, at: span.at + shift }),
      now: own && heightOf(own, measure),
      before: old ? heightOf(old, measure) : 0,
      nowText: own ? told(own, measure) : '–',
      beforeText: old ? told(old, measure) : '–',
    };
  });
  const caption = t(`cashier.by-${by}`, { measure: t(`cashier.measure-${measure}`) });
  const heads = [t(`cashier.${by}`), t('cashier.now'), t('cashier.before')] as const;
  return (
    <Card
      title={caption}
      aside={
        <span className={styles['legend']}>
          <i className={styles['key-now']} /> {heads[1]}
          <i className={styles['key-before']} /> {heads[2]}
        </span>
      }
    >
      <Bars caption={caption} bars={bars} heads={heads} />
    </Card>
  );
}
