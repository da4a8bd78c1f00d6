// A lottery in the lobby: its picture, how long its open issue takes bets, the numbers drawn last
// and the streak that they end with.
import { formatDateTime } from '@baize/i18n';
import { FlameIcon, IconButton, StarIcon } from '@baize/ui';
import { drawKinds } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import { EventCountdown } from '../../../frame/event-countdown.tsx';
import type { GameNow, Issue } from '../desk/lottery-terms.ts';
import { useClock, useLottery } from '../lottery-context.tsx';
import { hasLongNumbers, LastResult } from '../results/last-result.tsx';
import { wordText } from '../plays/play-text.ts';
import type { Run } from '../results/roads.ts';
import { useSight, useStreak } from './use-streak.ts';
import styles from './lobby.module.css';

export interface GameCardProps {
  game: GameNow;
  aheadMs: number;
  isFavourite: boolean;
  onFavourite: () => void;
}

export function GameCard({ game, aheadMs, isFavourite, onFavourite }: GameCardProps) {
  const { t } = useArcade();
  const { openGame, desk } = useLottery();
  const { gameCode, kind, current } = game;
  const name = t.named(`lottery.${gameCode}`) ?? gameCode;
  const isHere = desk.store.getState().terms.gameCode === gameCode;
  const drawKind = drawKinds.find(({ code }) => code === kind);
  const { isInSight, setPlace } = useSight();
  const streaks = hasLongNumbers(kind) ? undefined : drawKind;
  const streak = useStreak({ game, kind: streaks, isInSight });
  return (
    <li ref={setPlace} className={styles['game']} data-here={isHere || undefined}>
      <button
        type="button"
        className={styles['open']}
        aria-current={isHere || undefined}
        onClick={() => openGame(gameCode)}
      >
        <img
          src={`/art/tiles/${pictureOf(gameCode)}.180.avif`}
          alt=""
          width={54}
          height={72}
          loading="lazy"
        />
        <span className={styles['text']}>
          <span className={styles['top']}>
            <strong className={styles['name']}>{name}</strong>
            <Clock game={game} aheadMs={aheadMs} />
          </span>
          <LastNumbers game={game} isHere={isHere} />
          <Foot game={game} streak={streak} />
        </span>
        {current === null ? null : <TimeBar issue={current} aheadMs={aheadMs} />}
      </button>
      <IconButton
        size="small"
        className={styles['star']}
        aria-pressed={isFavourite}
        label={t(isFavourite ? 'lottery-play.favourite-off' : 'lottery-play.favourite-on', {
          game: name,
        })}
        icon={<StarIcon fill={isFavourite ? 'currentColor' : 'none'} />}
        onClick={onFavourite}
      />
    </li>
  );
}

function Clock({ game: { current, next }, aheadMs }: Pick<GameCardProps, 'game' | 'aheadMs'>) {
  const { t } = useArcade();
  if (current === null) {
    const opens = next && formatDateTime(next.opensAt, { tag: t.tag });
    return <span className={styles['mute']}>{opens ?? t('lottery-play.not-open')}</span>;
  }
  return (
    <span className={styles['clock']}>
      <EventCountdown
        until={current.closesAt}
        aheadMs={aheadMs}
        label={t('lottery-play.closes-in', { issue: current.issue })}
      />
    </span>
  );
}

/** More numbers do not fit a card. */
const numbersShown = 10;

function LastNumbers({ game, isHere }: { game: GameNow; isHere: boolean }) {
  const { t } = useArcade();
  const last = useSeenLast(game, isHere);
  const drawKind = drawKinds.find(({ code }) => code === game.kind);
  if (!last?.numbers || drawKind === undefined)
    return <span className={styles['mute']}>{t('lottery-play.no-results')}</span>;
  const { numbers } = last;
  return (
    // A new result drops in.
    <span key={`${last.issue} ${last.version}`} className={styles['numbers']}>
      <LastResult kind={drawKind} numbers={numbers} most={numbersShown} size="small" />
    </span>
  );
}

function Foot({ game, streak }: { game: GameNow; streak: Run | undefined }) {
  const { t } = useArcade();
  return (
    <span className={styles['foot']}>
      <span className={styles['mute']}>
        {t.named(`lottery-play.kind-${game.kind}`) ?? game.kind}
      </span>
      {streak === undefined ? null : (
        <span className={styles['streak']}>
          <FlameIcon />
          {t('lottery-play.streak', { mark: wordText(t, streak.mark), count: streak.length })}
        </span>
      )}
    </span>
  );
}

/** The time left as a line that runs out; the countdown beside it tells the same. */
function TimeBar({ issue, aheadMs }: { issue: Issue; aheadMs: number }) {
  const { opensAt, closesAt } = issue;
  const whole = closesAt - opensAt;
  return (
    <span
      key={issue.issue}
      className={styles['bar']}
      aria-hidden="true"
      // It began before this page did: once, the animation is moved to where it stands now.
      ref={(bar) => {
        if (bar === null || bar.style.animationDuration !== '') return;
        bar.style.animationDuration = `${whole}ms`;
        bar.style.animationDelay = `${opensAt - aheadMs - Date.now()}ms`;
      }}
    />
  );
}

/** Of the lottery in play, nothing before its draw has been shown. */
function useSeenLast({ last }: GameNow, isHere: boolean): GameNow['last'] {
  const own = useClock((state) => state.last);
  return isHere ? own : last;
}

/** Pictures are named as files are, by the game's code. */
const pictureOf = (gameCode: string): string => gameCode.toLowerCase().replaceAll('_', '-');
