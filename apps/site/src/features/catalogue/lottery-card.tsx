// A lottery of ours: how long the open draw takes bets, and the numbers drawn last. The whole card
// is one link; the star lies above it. One clock moves those in sight. A card far from sight is its
// link alone: rows and lobbies have many.
import { useState } from 'react';
import { clockText, DrawnNumbers, IconButton, StarIcon, TileArt, writtenNumber } from '@baize/ui';
import { formatMinute } from '@baize/i18n';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { useNowInSight } from '../../app/use-now.ts';
import { useInSight, useNear } from '../../app/use-sight.ts';
import { useFavourite } from './favourites.ts';
import { artOf, type Game, gamePath } from './games.ts';
import type { LotteryClock } from './lottery-clocks.ts';
import { useOpenGame } from './use-open-game.ts';
import styles from './lottery-card.module.css';

export type CardGame = Pick<
  Game,
  'nodeId' | 'gameCode' | 'vassalage' | 'gameType' | 'iconUrl' | 'maintenance'
> & { readonly name: string };

export interface LotteryCardProps {
  lottery: CardGame;
  clock: LotteryClock;
}

/** So many fit a line; of more, some are shown with how many are not. */
const [lineMost, cutMost] = [10, 8];
/** Of draws of long numbers, the first prizes. */
const boardMost: Readonly<Record<string, number>> = { VN_N: 2, VN_S: 2, D4: 4 };

const mostOf = (kind: string, count: number): number | undefined =>
  boardMost[kind] ?? (count > lineMost ? cutMost : undefined);

export function LotteryCard({ lottery, clock }: LotteryCardProps) {
  const t = useText();
  const game = { ...lottery, gameClassify: '' };
  const { play } = useOpenGame(game);
  const { current, last } = clock;
  const isNews = useNews(last?.issue);
  const { ref, isNear } = useNear(`lottery ${lottery.nodeId}`);
  return (
    <article ref={ref} className={styles['card']} data-news={isNews || undefined}>
      <span className={styles['art']}>
        {isNear ? <TileArt art={artOf(lottery)} instead="/art/tiles/default-lott" /> : null}
      </span>
      <span className={styles['line']}>
        <SiteLink
          to={gamePath(game)}
          className={styles['open']}
          onClick={(event) => {
            event.preventDefault();
            play();
          }}
        >
          <strong className={styles['name']}>{lottery.name}</strong>
        </SiteLink>
        {isNear ? <Star lottery={lottery} /> : null}
      </span>
      {isNear ? (
        <>
          <span className={styles['line']}>
            <span className={styles['draw']}>
              {current === null ? null : t('home.draw-number', { issue: current.issue })}
            </span>
            {lottery.maintenance || !clock.open ? (
              <span className={styles['clock']}>{t('catalogue.maintenance')}</span>
            ) : (
              <Clock clock={clock} />
            )}
          </span>
          <Numbers key={last?.issue} clock={clock} />
        </>
      ) : null}
    </article>
  );
}

function Numbers({ clock }: { clock: LotteryClock }) {
  const t = useText();
  const { kind, last } = clock;
  const numbers = last?.numbers ?? [];
  return (
    <span className={styles['numbers']}>
      {numbers.length === 0 ? (
        <span className={styles['none']}>{t('home.no-result-yet')}</span>
      ) : (
        <DrawnNumbers
          kind={kind}
          numbers={numbers}
          most={mostOf(kind, numbers.length)}
          size="small"
          label={t('home.drawn-numbers', {
            numbers: numbers.map((number, place) => writtenNumber(kind, number, place)).join(', '),
          })}
        />
      )}
    </span>
  );
}

/** Seconds in which a bet may come too late. */
const urgentMs = 10_000;

function Clock({ clock: { current, next, aheadMs } }: { clock: LotteryClock }) {
  const t = useText();
  const { ref, isInSight } = useInSight();
  const now = useNowInSight(isInSight) + aheadMs;
  if (current === null) {
    const opens = next === null ? '' : formatMinute(next.opensAt, { tag: t.tag });
    return (
      <span className={styles['clock']} data-closed>
        {opens === '' ? '' : t('home.lottery-opens', { time: opens })}
      </span>
    );
  }
  const leftMs = Math.max(0, current.closesAt - now);
  const share = Math.min(1, leftMs / Math.max(1, current.closesAt - current.opensAt));
  return (
    <>
      <span
        ref={ref}
        className={styles['clock']}
        data-urgent={leftMs < urgentMs || undefined}
        role="timer"
        aria-live="off"
        aria-label={t('home.closes-in')}
      >
        {clockText(leftMs / 1000)}
      </span>
      <span className={styles['bar']} style={{ '--left': String(share) }} aria-hidden="true" />
    </>
  );
}

function Star({ lottery }: { lottery: CardGame }) {
  const t = useText();
  const { isOffered, isFavourite, toggle } = useFavourite(lottery);
  if (!isOffered) return null;
  return (
    <IconButton
      size="small"
      className={styles['star']}
      aria-pressed={isFavourite}
      label={t('catalogue.favourite', { name: lottery.name })}
      icon={<StarIcon />}
      onClick={toggle}
    />
  );
}

/** Whether another draw came since the card was shown. */
function useNews(issue: string | undefined): boolean {
  const [first, setFirst] = useState(issue);
  if (first === undefined && issue !== undefined) setFirst(issue);
  return first !== undefined && issue !== first;
}
