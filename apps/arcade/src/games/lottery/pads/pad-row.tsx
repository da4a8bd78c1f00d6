// One row of a pad: its name, its numbers, and the presses that fill it by halves.
import { formatDecimal } from '@baize/i18n';
import { DrawnNumber, Skeleton } from '@baize/ui';
import { printNumber, type Play } from '@baize/engines';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { fillRow, fillsOf, rowLimit, togglePick, valuesOf, type Pick } from '../picks/pick.ts';
import { drawnNumber, holdsMarkSix } from '../picks/mark-six-sets.ts';
import { seenInDraws, warmth, type Seen } from '../picks/missing.ts';
import { rowText, wordText } from '../plays/play-text.ts';
import { MarkSixFills } from './mark-six-fills.tsx';
import { PickGrid, type PickGridProps, type PickOption } from './pick-grid.tsx';
import styles from './pad.module.css';

/** Only lotteries of whole numbers have them. */
const TailFills = lazy(async () => ({
  default: (await import('../tails/tail-fills.tsx')).TailFills,
}));
const TypedRow = lazy(async () => ({
  default: (await import('../tails/typed-row.tsx')).TypedRow,
}));

export interface PadRowProps {
  play: Play;
  pick: Pick;
  row: number;
  onPick: (pick: Pick) => void;
  /** Results that may be seen, newest first; empty where the player does not want the counts. */
  draws: readonly (readonly number[])[];
  /** Of a play at odds: what each answer pays. */
  odds?: readonly string[] | undefined;
  /** In the place of the row's own name. */
  title?: string | undefined;
}

export function PadRow(props: PadRowProps) {
  const { play, pick, row, onPick } = props;
  const limit = rowLimit(play, pick, row);
  const { digits = 0 } = limit;
  if (digits < 3) return <GridRow {...props} />;
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <TypedRow key={play.code} play={play} pick={pick} row={row} limit={limit} onPick={onPick} />
    </Suspense>
  );
}

function GridRow({ play, pick, row, onPick, draws, odds, title }: PadRowProps) {
  const { t } = useArcade();
  const limit = rowLimit(play, pick, row);
  const label = rowLabel();
  const picked = pick.rows[row] ?? [];
  const fillable = fillsOf(limit);
  return (
    <section className={styles['row']}>
      <header className={styles['row-head']}>
        <h3 className={styles['row-name']}>{label}</h3>
        <div
          className={styles['fills']}
          role="group"
          aria-label={t('lottery-play.fill-row', { row: label })}
        >
          {fillable.map((fill) => (
            <button
              key={fill}
              type="button"
              className={styles['fill']}
              onClick={() => onPick(fillRow(play, pick, { row, fill }))}
            >
              {t(`lottery-play.fill-${fill}`)}
            </button>
          ))}
        </div>
      </header>
      {holdsMarkSix(play, limit) ? (
        <MarkSixFills play={play} pick={pick} row={row} limit={limit} onPick={onPick} />
      ) : null}
      {limit.digits === 2 ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <TailFills play={play} pick={pick} row={row} onPick={onPick} />
        </Suspense>
      ) : null}
      <PickGrid
        label={label}
        look={lookOf(limit, odds !== undefined)}
        options={useOptions({ play, pick, row, draws, odds })}
        picked={picked}
        onPress={(value) => onPick(togglePick(play, pick, { row, value }))}
      />
    </section>
  );

  function rowLabel(): string {
    if (title !== undefined) return title;
    if (pick.form === 'banker')
      return t(row === 0 ? 'lottery-play.row-banker' : 'lottery-play.row-drag');
    return rowText(t, {
      kind: play.kind.code,
      row: play.at[row] ?? row,
      rows: play.form.rows.length,
      label: limit.label,
    });
  }
}

function useOptions({
  play,
  pick,
  row,
  draws,
  odds,
}: Omit<PadRowProps, 'onPick'>): readonly PickOption[] {
  const { t } = useArcade();
  const limit = rowLimit(play, pick, row);
  const values = useMemo(() => valuesOf(limit), [limit]);
  const seen = useMemo(() => seenInDraws(play, draws, { row, values }), [play, draws, row, values]);
  const warm = warmth(seen);
  return values.map((value) => {
    const name = nameOf(value);
    const told = seen.get(value);
    const own = odds?.[value];
    const note = own === undefined ? undefined : formatDecimal(own, t.tag);
    const warmthOf = warm.get(value);
    const spoken = [
      note === undefined ? name : t('lottery-play.answer-spoken', { answer: name, odds: note }),
      ...(told === undefined
        ? []
        : [
            t('lottery-play.seen-missing', { count: told.missing }),
            t('lottery-play.seen-times', { times: told.times, draws: draws.length }),
          ]),
      ...(warmthOf === undefined ? [] : [t(`lottery-play.seen-${warmthOf}`)]),
    ];
    return {
      value,
      face: faceOf(play, limit, value) ?? name,
      isDrawn: faceOf(play, limit, value) !== undefined,
      spoken: spoken.join(', '),
      warmth: warmthOf,
      note: note ?? missingOf(told),
      count: note === undefined ? undefined : missingOf(told),
    };
  });

  function nameOf(value: number): string {
    return limit.words === undefined
      ? numberOf(play, limit, value)
      : wordText(t, limit.words[value] ?? '');
  }
}

const missingOf = (seen: Seen | undefined): string | undefined =>
  seen === undefined ? undefined : String(seen.missing);

const drawnAsThings = new Set(['K3', 'LHC', 'MARK6', 'PK10']);

/** A number as it is drawn: a die, or a ball in its colour; others are written. */
function faceOf(play: Play, limit: Limit, value: number): ReactNode {
  const number = drawnNumber(play, limit, value);
  const { code } = play.kind;
  if (number === undefined || !drawnAsThings.has(code)) return undefined;
  return <DrawnNumber kind={code} number={number} place={0} />;
}

type Limit = ReturnType<typeof rowLimit>;

function lookOf({ words, digits }: Limit, hasOdds: boolean): PickGridProps['look'] {
  if (hasOdds) return 'answers';
  if (digits === 2) return 'tens';
  return words === undefined ? 'balls' : 'words';
}

const isOwnNumber = ({ kind }: Play, { from, to }: Limit): boolean =>
  from === kind.low && to === kind.high;

/** A number of the draw is written as it is drawn; a sum as it is. */
function numberOf(play: Play, limit: Limit, value: number): string {
  if (limit.digits !== undefined) return String(value).padStart(limit.digits, '0');
  return isOwnNumber(play, limit) ? printNumber(play.kind, value) : String(value);
}
