// The results of a lottery: a list with the way to each proof, the trend of each place, and the
// roads of big and small, odd and even, dragon and tiger.
import { formatTime } from '@baize/i18n';
import {
  Button,
  DrawnNumbers,
  EmptyState,
  IconButton,
  ShieldCheckIcon,
  Skeleton,
  Tabs,
} from '@baize/ui';
import { drawKinds, type DrawKind } from '@baize/engines';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { useArcade } from '../../../app/arcade-context.tsx';
import { hasSpecialPrize } from '../boards/last-prize.tsx';
import type { Drawn } from '../desk/lottery-terms.ts';
import { spokenNumbers } from '../draw/draw-stage.tsx';
import { useDesk, useLottery } from '../lottery-context.tsx';
import { wordText } from '../plays/play-text.ts';
import { isTyped } from '../typing/typed-kinds.ts';
import { VerifyDraw } from '../verify/verify-draw.tsx';
import { isLong, markOf, subjectsOf, toneOf, valueOf } from './subjects.ts';
import styles from './results.module.css';

/** Lotteries of prizes have boards in the place of trends and roads. */
const BoardScreen = lazy(async () => ({
  default: (await import('../boards/board-screen.tsx')).BoardScreen,
}));
const boardViews = ['board', 'absence', 'list'] as const;
const placeViews = ['list', 'trend', 'roads'] as const;
type ResultView = (typeof boardViews)[number] | (typeof placeViews)[number];

/** Read by few, and not at first. */
const TrendChart = lazy(async () => ({
  default: (await import('./trend-chart.tsx')).TrendChart,
}));
const RoadMap = lazy(async () => ({ default: (await import('./road-map.tsx')).RoadMap }));
const CountryResults = lazy(async () => ({
  default: (await import('../countries/country-results.tsx')).CountryResults,
}));

/** Lotteries of long numbers have boards: their digits have no trends and no roads. */
export function ResultsScreen() {
  const { kind } = useLottery();
  if (!isTyped(kind)) return <PlaceResults />;
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <CountryResults />
    </Suspense>
  );
}

function PlaceResults() {
  const { t } = useArcade();
  const { kind, draws } = useLottery();
  const { gameCode, drawnBy } = useDesk((state) => state.terms);
  const hasBoard = hasSpecialPrize(kind);
  const [view, setView] = useState<ResultView>(hasBoard ? 'board' : 'list');
  const [proof, setProof] = useState<string>();
  const { draws: list, state } = useStore(draws.store);
  const drawKind = drawKinds.find(({ code }) => code === kind);
  if (drawKind === undefined) return null;
  const ofPlaces = isLong(drawKind) ? placeViews.slice(0, 1) : placeViews;
  const shown: readonly ResultView[] = hasBoard ? boardViews : ofPlaces;
  const retry = <Button onClick={() => void draws.read()}>{t('arcade.retry')}</Button>;
  if (state === 'failed' && list.length === 0)
    return <EmptyState action={retry}>{t('lottery-play.not-loaded')}</EmptyState>;
  if (state === 'loading') return <Skeleton shape="block" />;
  // Boards by day also show the other provinces.
  const hasOthers = hasBoard && drawnBy === 'outside';
  if (list.length === 0 && !hasOthers)
    return <EmptyState>{t('lottery-play.no-results')}</EmptyState>;
  return (
    <section className={styles['results']} aria-label={t('lottery-play.results')}>
      <Tabs
        label={t('lottery-play.results')}
        look="pill"
        tabs={shown.map((id) => ({ id, label: t(`lottery-play.results-${id}`) }))}
        selected={view}
        onSelect={setView}
      >
        {view === 'list' ? (
          <ul className={styles['list']}>
            {list.map((drawn) => (
              <DrawRow key={drawn.issue} drawn={drawn} kind={drawKind} onProof={setProof} />
            ))}
          </ul>
        ) : null}
        <Suspense fallback={<Skeleton shape="block" />}>
          {view === 'board' || view === 'absence' ? <BoardScreen view={view} draws={list} /> : null}
          {view === 'trend' ? <TrendChart kind={drawKind} draws={list} /> : null}
          {view === 'roads' ? <RoadMap kind={drawKind} draws={list} /> : null}
        </Suspense>
      </Tabs>
      {proof === undefined ? null : (
        <VerifyDraw gameCode={gameCode} issue={proof} onClose={() => setProof(undefined)} />
      )}
    </section>
  );
}

interface DrawRowProps {
  drawn: Drawn;
  kind: DrawKind;
  onProof: (issue: string) => void;
}

function DrawRow({ drawn, kind, onProof }: DrawRowProps) {
  const { t } = useArcade();
  const { issue, numbers, drawsAt, version } = drawn;
  if (numbers === null) return null;
  return (
    <li className={styles['draw']}>
      <span className={styles['issue']}>
        {issue}
        <time dateTime={new Date(drawsAt).toISOString()}>
          {formatTime(drawsAt, { tag: t.tag })}
        </time>
        {version > 1 ? <em>{t('lottery-play.corrected')}</em> : null}
      </span>
      <span className={styles['drawn']}>
        <DrawnNumbers
          kind={kind.code}
          numbers={numbers}
          size="small"
          label={spokenNumbers(kind, numbers)}
        />
        <Marks kind={kind} numbers={numbers} />
      </span>
      <IconButton
        size="small"
        label={t('lottery-play.verify-of', { issue })}
        icon={<ShieldCheckIcon />}
        onClick={() => onProof(issue)}
      />
    </li>
  );
}

/** What the draw is mainly judged by: its sum, or one number, and the marks of it. */
function Marks({ kind, numbers }: { kind: DrawKind; numbers: readonly number[] }) {
  const { t } = useArcade();
  const [subject] = subjectsOf(kind);
  if (subject === undefined) return null;
  return (
    <span className={styles['marks']}>
      <b>{valueOf(subject, numbers)}</b>
      {subject.roads.map((road) => {
        const mark = markOf({ kind, subject, road }, numbers);
        return (
          <i key={road} data-mark={toneOf(mark)}>
            {wordText(t, mark)}
          </i>
        );
      })}
    </span>
  );
}
