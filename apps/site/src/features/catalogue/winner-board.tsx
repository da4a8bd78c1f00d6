// The winner board: the highest recent payouts, real and masked. It moves slowly past and can be
// paused; it rests while somebody points at it or prefers less motion.
import { useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap, unitsOf } from '@baize/client';
import type { OutputOf, catalogue } from '@baize/contract';
import { formatRelative } from '@baize/i18n';
import {
  EmptyState,
  IconButton,
  Money,
  PauseIcon,
  PlayIcon,
  Skeleton,
  TrophyIcon,
  WifiOffIcon,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { openToAll } from '../../app/query-client.ts';
import { useBrand } from '../../app/status.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './winner-board.module.css';

type Winner = OutputOf<typeof catalogue.listWinners>['list'][number]['vo'];

/** The board asks for twenty, and moves from three on by half a pixel a frame. */
const asked = 20;
const movesFrom = 3;
const stepPixels = 0.5;
const frameMilliseconds = 1000 / 60;
const rowPixels = 58;

function measures(rows: number) {
  const pass = Math.round(((rows * rowPixels) / stepPixels) * frameMilliseconds);
  return { '--rows': rows, '--row': `${rowPixels}px`, '--pass': `${pass}ms` };
}

async function fetchWinners(): Promise<readonly Winner[]> {
  const { list } = unwrap(
    await client.catalogue.listWinners({ gameCategory: 'ALL', limitNum: asked }),
  );
  return list.map(({ vo }) => vo).toSorted((a, b) => b.winAmount - a.winAmount);
}

function WinnerRow({ winner, now }: { winner: Winner; now: number }) {
  const { tag } = useText();
  const symbol = useBrand()?.currencySymbol;
  return (
    <li className={styles['row']}>
      <span className={styles['initial']} aria-hidden="true">
        {winner.customerName.slice(0, 1).toUpperCase()}
      </span>
      <span className={styles['who']}>
        <b>{winner.customerName}</b>
        <span>
          {winner.gameName} · {formatRelative(winner.winTime, now, tag)}
        </span>
      </span>
      <Money units={unitsOf(winner.winAmount)} symbol={symbol} tone="win" locale={tag} />
    </li>
  );
}

interface RowsProps {
  winners: readonly Winner[];
  now: number;
  isCopy?: boolean;
}

function Rows({ winners, now, isCopy }: RowsProps) {
  return (
    <ol className={styles['rows']} aria-hidden={isCopy}>
      {winners.map((winner, at) => (
        <WinnerRow key={at} winner={winner} now={now} />
      ))}
    </ol>
  );
}

export function WinnerBoard() {
  const t = useText();
  const [paused, setPaused] = useState(false);
  const {
    data: arrived,
    error,
    dataUpdatedAt,
  } = useQuery({
    queryKey: ['winners'],
    queryFn: fetchWinners,
    ...openToAll,
    refetchInterval: 60_000,
  });
  const data = useDeferredValue(arrived);
  const moves = (data?.length ?? 0) >= movesFrom;
  return (
    <section className={styles['board']} aria-label={t('catalogue.winner-board')}>
      <header className={styles['head']}>
        <TrophyIcon aria-hidden="true" />
        <h2>{t('catalogue.winner-board')}</h2>
        {moves ? (
          <IconButton
            size="small"
            label={t(paused ? 'catalogue.resume-winners' : 'catalogue.pause-winners')}
            icon={paused ? <PlayIcon /> : <PauseIcon />}
            onClick={() => setPaused(!paused)}
          />
        ) : null}
      </header>
      {data === undefined && error === null ? (
        <Skeleton shape="block" className={styles['box']} />
      ) : null}
      {data === undefined && error !== null ? (
        <EmptyState icon={<WifiOffIcon />}>{failureText(t, error)}</EmptyState>
      ) : null}
      {data?.length === 0 ? (
        <EmptyState icon={<TrophyIcon />}>{t('catalogue.no-winners')}</EmptyState>
      ) : null}
      {data !== undefined && data.length > 0 ? (
        <div
          className={styles['view']}
          role="group"
          aria-label={t('catalogue.winner-board')}
          // Without motion the list is scrolled, so the keyboard must get to it.
          tabIndex={0}
          data-moves={moves}
          data-paused={paused}
          style={measures(data.length)}
        >
          <Rows winners={data} now={dataUpdatedAt} />
          {moves ? <Rows winners={data} now={dataUpdatedAt} isCopy /> : null}
        </div>
      ) : null}
    </section>
  );
}
