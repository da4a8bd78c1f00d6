// The road maps of a lottery: the big road and the bead plate of one mark. A letter stands in each
// cell, so that colour is never the only sign, and a sentence says what the road shows.
import { Field, Select, Tabs } from '@baize/ui';
import type { DrawKind } from '@baize/engines';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { wordText } from '../plays/play-text.ts';
import { beadPlate, bigRoad, marksOf, summaryOf, type RoadCell, type Run } from './roads.ts';
import { subjectsOf, toneOf, type Mark, type RoadName } from './subjects.ts';
import { subjectText } from './subject-text.ts';
import type { TrendDraw } from './trend.ts';
import styles from './road-map.module.css';

export interface RoadMapProps {
  kind: DrawKind;
  draws: readonly TrendDraw[];
}

export function RoadMap({ kind, draws }: RoadMapProps) {
  const { t } = useArcade();
  const subjects = subjectsOf(kind);
  const [subjectId, setSubject] = useState(subjects[0]?.id ?? '');
  const [wanted, setWanted] = useState<RoadName>('size');
  const subject = subjects.find(({ id }) => id === subjectId) ?? subjects[0];
  const road = subject?.roads.find((one) => one === wanted) ?? subject?.roads[0];
  if (subject === undefined || road === undefined) return null;
  const options = subjects.map(({ id }) => ({
    value: id,
    label: subjectText(t, kind.code, id),
  }));
  const marks = marksOf({ kind, subject, road }, draws);
  return (
    <div className={styles['roads']}>
      <div className={styles['choices']}>
        {options.length > 1 ? (
          <Field label={t('lottery-play.road-of')}>
            {(control) => (
              <Select
                {...control}
                options={options}
                value={subject.id}
                onChange={(event) => setSubject(event.target.value)}
              />
            )}
          </Field>
        ) : null}
        {subject.roads.length > 1 ? (
          <Tabs
            label={t('lottery-play.roads')}
            look="pill"
            tabs={subject.roads.map((id) => ({ id, label: t(`lottery-play.road-${id}`) }))}
            selected={road}
            onSelect={setWanted}
          />
        ) : null}
      </div>
      <Summary marks={marks} />
      <Plate name={t('lottery-play.big-road')} cells={bigRoad(marks)} marks={marks} />
      <Plate name={t('lottery-play.bead-plate')} cells={beadPlate(marks)} marks={marks} />
    </div>
  );
}

/** The counts of each mark, drawn as shares of one bar. */
function Summary({ marks }: { marks: readonly Mark[] }) {
  const { t } = useArcade();
  const text = useSummaryText(marks);
  const { counts } = summaryOf(marks);
  return (
    <div className={styles['summary']}>
      <span className={styles['shares']} aria-hidden="true">
        {[...counts]
          .toSorted(([one], [other]) => toneOf(one).localeCompare(toneOf(other)))
          .map(([mark, count]) => (
            <i key={mark} style={{ '--share': String(count) }} data-mark={toneOf(mark)}>
              {t('lottery-play.mark-count', { mark: wordText(t, mark), count })}
            </i>
          ))}
      </span>
      <p>{text}</p>
    </div>
  );
}

function useSummaryText(marks: readonly Mark[]): string {
  const { t } = useArcade();
  const { counts, longest, current } = summaryOf(marks);
  const told = [...counts].map(([mark, count]) =>
    t('lottery-play.mark-count', { mark: wordText(t, mark), count }),
  );
  const run = (key: 'run-now' | 'run-longest', one: Run | undefined) =>
    one === undefined
      ? []
      : [t(`lottery-play.${key}`, { mark: wordText(t, one.mark), count: one.length })];
  return [told.join(', '), ...run('run-now', current), ...run('run-longest', longest)].join('. ');
}

interface PlateProps {
  name: string;
  cells: readonly RoadCell[];
  marks: readonly Mark[];
}

function Plate({ name, cells, marks }: PlateProps) {
  const { t } = useArcade();
  const text = useSummaryText(marks);
  const newest = cells.at(-1);
  return (
    <figure className={styles['figure']}>
      <figcaption>{name}</figcaption>
      <div className={styles['scroll']} tabIndex={0} role="img" aria-label={`${name}: ${text}`}>
        <div className={styles['plate']}>
          {cells.map((cell) => (
            <span
              key={`${cell.column} ${cell.row}`}
              ref={cell === newest ? toEnd : undefined}
              className={styles['mark']}
              data-mark={toneOf(cell.mark)}
              data-newest={cell === newest || undefined}
              style={{ gridColumn: cell.column + 1, gridRow: cell.row + 1 }}
            >
              {signs[cell.mark] ?? [...wordText(t, cell.mark)][0]}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** The newest draws stand at the end. */
function toEnd(cell: HTMLElement | null): void {
  const scroll = cell?.parentElement?.parentElement;
  if (!scroll) return;
  const isRtl = getComputedStyle(scroll).direction === 'rtl';
  scroll.scrollLeft = isRtl ? -scroll.scrollWidth : scroll.scrollWidth;
}

/** Marks whose first letter is that of another, or that have none. */
const signs: Partial<Record<Mark, string>> = { tie: '=', push: '↺', middle: '·' };
