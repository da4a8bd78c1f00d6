// Figures over time as bars, one beside another, with a tick where the period before stood. Arrow
// keys and a finger walk along the points; the chosen one is told in words above, and all of them
// are a table below. The drawing follows the reading direction.
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import { type Column, Table } from '../layout/table.tsx';
import { barsOf, type ChartScale, endsOf, heightOf, scaleOf } from './chart-scale.ts';
import { pointAfterKey, pointUnder } from './chart-walk.ts';
import styles from './trend-chart.module.css';

export interface ChartSeries {
  readonly key: string;
  readonly label: string;
}

export interface ChartPoint {
  readonly key: string;
  /** The day or hour, in words. */
  readonly label: string;
  /** One for each series, in their order. */
  readonly values: readonly number[];
  /** What all of them came to at the same point of the period before. */
  readonly before?: number | undefined;
}

export interface TrendChartProps {
  /** Names the chart and its table. */
  label: string;
  /** At most six; each has its own colour. */
  series: readonly ChartSeries[];
  /** At least one. */
  points: readonly ChartPoint[];
  /** The word for the period before. */
  beforeLabel?: string | undefined;
  /** Opens the table. */
  tableLabel: string;
  /** The head of the table's first column. */
  pointLabel: string;
  /** An amount in full, and the short form that stands at the scale. */
  valueText: (value: number) => string;
  markText: (value: number) => string;
  className?: string | undefined;
}

const hasBefore = (points: readonly ChartPoint[]) =>
  points.some(({ before }) => before !== undefined);

function scaleFor(points: readonly ChartPoint[]): ChartScale {
  return scaleOf(points.flatMap(({ values, before = 0 }) => [...endsOf(values), before]));
}

type DrawingProps = Pick<TrendChartProps, 'points'> & { scale: ChartScale; chosen: number };

function Drawing({ points, scale, chosen }: DrawingProps) {
  return (
    <svg
      className={styles['drawing']}
      viewBox={`0 0 ${points.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles['chosen']} x={chosen} y={0} width={1} height={100} />
      {scale.marks.map((mark) => (
        <line
          key={mark}
          className={classNames(styles['grid'], mark === 0 && styles['zero'])}
          x1={0}
          x2={points.length}
          y1={heightOf(mark, scale)}
          y2={heightOf(mark, scale)}
        />
      ))}
      {points.map(({ key, values, before }, place) => (
        <g key={key}>
          {barsOf(values, scale).map(({ at, top, height }) => (
            <rect
              key={at}
              className={styles['bar']}
              data-series={at + 1}
              x={place + 0.18}
              y={top}
              width={0.64}
              height={height}
            />
          ))}
          {before === undefined ? null : (
            <path
              className={styles['before']}
              d={`M${place + 0.06} ${heightOf(before, scale)}h.88`}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

type ReadoutProps = TrendChartProps & { point: ChartPoint };

function Readout({ series, point, points, beforeLabel, valueText }: ReadoutProps) {
  return (
    <div className={styles['readout']}>
      <strong>
        <bdi>{point.label}</bdi>
      </strong>
      <ul>
        {series.map(({ key, label }, at) => (
          <li key={key}>
            <i className={styles['dot']} data-series={at + 1} aria-hidden="true" />
            {label}
            <b>
              <bdi>{valueText(point.values[at] ?? 0)}</bdi>
            </b>
          </li>
        ))}
        {hasBefore(points) ? (
          <li>
            <i className={styles['tick']} aria-hidden="true" />
            {beforeLabel}
            <b>
              <bdi>{valueText(point.before ?? 0)}</bdi>
            </b>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function DataTable(props: TrendChartProps) {
  const { label, series, points, beforeLabel, tableLabel, pointLabel, valueText } = props;
  const columns: Column<ChartPoint>[] = [
    { key: 'point', head: pointLabel, cell: (point) => point.label },
    ...series.map((one, at): Column<ChartPoint> => ({
      key: one.key,
      head: one.label,
      align: 'money',
      cell: ({ values }) => valueText(values[at] ?? 0),
    })),
  ];
  if (hasBefore(points)) {
    columns.push({
      key: 'before',
      head: beforeLabel,
      align: 'money',
      cell: ({ before = 0 }) => valueText(before),
    });
  }
  return (
    <details className={styles['figures']}>
      <summary>{tableLabel}</summary>
      <Table caption={label} columns={columns} rows={points} rowKey={({ key }) => key} />
    </details>
  );
}

/** Said of the chosen point to those who listen. */
function spoken({ series, points, beforeLabel, valueText }: TrendChartProps, point: ChartPoint) {
  const told = series.map(({ label }, at) => `${label} ${valueText(point.values[at] ?? 0)}`);
  const before = hasBefore(points) ? [`${beforeLabel} ${valueText(point.before ?? 0)}`] : [];
  return [point.label, ...told, ...before].join(', ');
}

export function TrendChart(props: TrendChartProps) {
  const { label, points, markText, className } = props;
  const [asked, setAsked] = useState<number>();
  const last = points.length - 1;
  const chosen = Math.min(asked ?? last, last);
  const point = points[chosen];
  if (point === undefined) return null;
  const scale = scaleFor(points);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = pointAfterKey(event.key, chosen, points.length, rtl);
    if (next === undefined) return;
    event.preventDefault();
    setAsked(next);
  };
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const rtl = getComputedStyle(currentTarget).direction === 'rtl';
    setAsked(pointUnder(clientX, currentTarget.getBoundingClientRect(), points.length, rtl));
  };
  const shown = [0, Math.floor(last / 2), last].filter((at, n, all) => all.indexOf(at) === n);
  return (
    <figure className={classNames(styles['chart'], className)} aria-label={label}>
      <Readout {...props} point={point} />
      <div className={styles['plot']}>
        <div className={styles['marks']} aria-hidden="true">
          {scale.marks.map((mark) => (
            <bdi key={mark}>{markText(mark)}</bdi>
          ))}
        </div>
        <div
          className={styles['stage']}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={chosen}
          aria-valuetext={spoken(props, point)}
          onKeyDown={walk}
          onPointerDown={follow}
          onPointerMove={follow}
        >
          <Drawing points={points} scale={scale} chosen={chosen} />
        </div>
        <div className={styles['days']} aria-hidden="true">
          {shown.map((at) => (
            <bdi key={at}>{points[at]?.label}</bdi>
          ))}
        </div>
      </div>
      <DataTable {...props} />
    </figure>
  );
}
