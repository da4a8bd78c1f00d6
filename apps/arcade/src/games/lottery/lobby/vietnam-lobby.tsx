// Vietnam's lotteries by region: today's provinces first, the others folded, and the week's draws.
import { dayText } from '@baize/money';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { GameNow } from '../desk/lottery-terms.ts';
import { weekdayOf } from '../boards/regions.ts';
import type { useFavourites } from './favourites.ts';
import { GameCard } from './game-card.tsx';
import { vietnamLists } from './vietnam-lists.ts';
import { WeekCalendar } from './week-calendar.tsx';
import lobby from './lobby.module.css';
import styles from './vietnam-lobby.module.css';

export interface VietnamLobbyProps {
  games: readonly GameNow[];
  aheadMs: number;
  favourites: ReturnType<typeof useFavourites>;
}

export function VietnamLobby({ games, aheadMs, favourites }: VietnamLobbyProps) {
  const { t } = useArcade();
  const [openedAt] = useState(() => Date.now());
  const now = openedAt + aheadMs;
  const cards = (own: readonly GameNow[]) => (
    <ul className={lobby['games']}>
      {own.map((game) => (
        <GameCard
          key={game.gameCode}
          game={game}
          aheadMs={aheadMs}
          isFavourite={favourites.codes.includes(game.gameCode)}
          onFavourite={() => favourites.toggle(game.gameCode)}
        />
      ))}
    </ul>
  );
  return (
    <div className={styles['regions']}>
      {vietnamLists(games, now).map(({ region, today, others }) => (
        <section key={region} className={styles['region']} aria-labelledby={`region-${region}`}>
          <h2 id={`region-${region}`} className={styles['name']}>
            {t(`lottery-vietnam.region-${region}`)}
          </h2>
          {today.length > 0 ? cards(today) : null}
          {others.length > 0 ? (
            <details className={styles['others']}>
              <summary>{t('lottery-vietnam.other-days', { count: others.length })}</summary>
              {cards(others)}
            </details>
          ) : null}
        </section>
      ))}
      <WeekCalendar today={weekdayOf(dayText(now))} />
    </div>
  );
}
