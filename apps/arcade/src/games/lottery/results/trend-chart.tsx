// The trend as a table: a row for each draw, a column for each number, sum or mark; the number
// where it came, and for how many draws it has not where it did not. A line joins what came. Below
// it, how often each came and how long it stayed away.
import { formatDecimal } from '@baize/i18n';
import { printNumber, type DrawKind } from '@baize/engines';
import { Field, Select, Tabs } from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { wordText } from '../plays/play-text.ts';
import { subjectText } from './subject-text.ts';
import { trendOf, trendsOf, type Trend, type TrendColumn, type TrendDraw } from './trend.ts';
import styles from './trend-chart.module.css';

const counts = ['30', '50', '100'] as const;

export interface TrendChartProps {
  kind: DrawKind;
  draws: readonly TrendDraw[];
}

export function TrendChart({ kind, draws }: TrendChartProps) {
  const { t } = useArcade();
  const trends = trendsOf(kind);
  const [chosen, setChosen] = useState(trends[0] ?? 'all');
  const [count, setCount] = useState<(typeof counts)[number]>('30');
  const trend = trendOf({ kind, draws, trend: chosen, count: Number(count) });
  const options = trends.map((id) => ({ value: id, label: subjectText(t, kind.code, id) }));
  return (
    <div className={styles['trend']}>
      <div className={styles['choices']}>
        <Field label={t('lottery-play.trend-shows')}>
          {(control) => (
            <Select
              {...control}
              options={options}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            />
          )}
        </Field>
        <Tabs
          label={t('lottery-play.trend-draws')}
          look="pill"
          tabs={counts.map((id) => ({ id, label: t('lottery-play.last-draws', { count: id }) }))}
          selected={count}
          onSelect={setCount}
        />
      </div>
      <Chart key={`${chosen} ${count}`} kind={kind} trend={trend} name={chosen} />
    </div>
  );
}

function Chart({ kind, trend, name }: { kind: DrawKind; trend: Trend; name: string }) {
  const { t } = useArcade();
  const { rows, columns } = trend;
  return (
    <div
      ref={toFoot}
      className={styles['scroll']}
      tabIndex={0}
      role="region"
      aria-label={t('lottery-play.trend-of', { place: subjectText(t, kind.code, name) })}
    >
      <div className={styles['sheet']} data-wide={isWide(columns) || undefined}>
        <TrendLine trend={trend} />
        <table style={{ '--columns': String(columns.length) }}>
          <thead>
            <tr>
              <th scope="col">{t('lottery-play.issue-name')}</th>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  <ColumnText kind={kind} column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ issue, cells }) => (
              <tr key={issue}>
                <th scope="row">{issue.slice(-6)}</th>
                {cells.map(({ came, missing }, at) => (
                  <td key={columns[at]?.id} data-came={came || undefined}>
                    {came ? <Came kind={kind} column={columns[at]} /> : missing}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <Sums trend={trend} />
        </table>
      </div>
    </div>
  );
}

/** The newest draws stand at the foot, as on paper. */
function toFoot(place: HTMLElement | null): void {
  if (place !== null) place.scrollTop = place.scrollHeight;
}

const isWide = (columns: readonly TrendColumn[]): boolean =>
  columns.some(({ look }) => !('number' in look));

function Came({ kind, column }: { kind: DrawKind; column: TrendColumn | undefined }) {
  return <b>{column === undefined ? null : <ColumnText kind={kind} column={column} />}</b>;
}

function ColumnText({ kind, column: { look } }: { kind: DrawKind; column: TrendColumn }) {
  const { t } = useArcade();
  if ('mark' in look) return wordText(t, look.mark);
  return 'number' in look ? printNumber(kind, look.number) : `${look.from}–${look.to}`;
}

const sumNames = ['times', 'meanGap', 'longestGap', 'currentGap'] as const;
const sumTexts = {
  times: 'lottery-play.trend-times',
  meanGap: 'lottery-play.trend-mean-gap',
  longestGap: 'lottery-play.trend-longest-gap',
  currentGap: 'lottery-play.trend-current-gap',
} as const;

function Sums({ trend: { sums, columns } }: { trend: Trend }) {
  const { t } = useArcade();
  return (
    <tfoot>
      {sumNames.map((name) => (
        <tr key={name}>
          <th scope="row">{t(sumTexts[name])}</th>
          {sums.map((sum, at) => (
            <td key={columns[at]?.id}>
              {name === 'meanGap' ? formatDecimal(sum.meanGap, t.tag) : sum[name]}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

/** In cells: the sheet stretches it to their size. */
function TrendLine({ trend: { line, rows, columns } }: { trend: Trend }) {
  if (line === undefined) return null;
  const points = line.flatMap((column, row) =>
    column < 0 ? [] : [`${column + 0.5},${row + 0.5}`],
  );
  return (
    <svg
      className={styles['line']}
      viewBox={`0 0 ${columns.length} ${rows.length}`}
      preserveAspectRatio="none"
      style={{ '--columns': String(columns.length), '--rows': String(rows.length) }}
      aria-hidden="true"
      data-testid="trend-line"
    >
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
