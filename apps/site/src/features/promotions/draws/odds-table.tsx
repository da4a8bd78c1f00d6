// The odds of a draw, exactly: each prize's weight in the sum of all, as a fraction and a percent.
import { Table } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import { rangeOf, type PrizeDraw, type Segment } from './prize-draws.ts';
import { toneOf, usePrizeText } from './prize-look.tsx';
import styles from './draws.module.css';

interface Row extends Segment {
  readonly place: number;
}

export function OddsTable({ draw: { segments } }: { draw: PrizeDraw }) {
  const t = useText();
  const prizeText = usePrizeText();
  const range = rangeOf(segments);
  const rows: Row[] = segments.map((segment, place) => ({ ...segment, place }));
  const percent = (weight: number) =>
    (weight / range).toLocaleString(t.tag, { style: 'percent', maximumSignificantDigits: 4 });
  return (
    <div className={styles['odds']}>
      <p className={styles['small']}>{t('draws.odds-text', { range })}</p>
      <Table
        caption={t('draws.odds')}
        rows={rows}
        rowKey={({ place }) => String(place)}
        columns={[
          {
            key: 'prize',
            head: t('draws.odds-prize'),
            cell: (row) => (
              <span className={styles['prize']}>
                <i style={{ background: toneOf(row, row.place) }} aria-hidden="true" />
                {prizeText(row)}
              </span>
            ),
          },
          {
            key: 'odds',
            head: t('draws.odds-chance'),
            align: 'money',
            cell: ({ weight }) => t('draws.odds-of', { weight, range }),
          },
          {
            key: 'percent',
            head: t('draws.odds-percent'),
            align: 'money',
            wideOnly: true,
            cell: ({ weight }) => percent(weight),
          },
          {
            key: 'left',
            head: t('draws.odds-left'),
            align: 'money',
            cell: ({ left }) => (left === null ? t('draws.no-limit') : left.toLocaleString(t.tag)),
          },
        ]}
      />
      <p className={styles['small']}>{t('draws.rule')}</p>
    </div>
  );
}
