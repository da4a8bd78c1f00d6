// Every lottery of ours: what closes when, and what was drawn last. One clock moves all countdowns.
import { Button, EmptyState, Skeleton, Tabs } from '@baize/ui';
import { lazy, Suspense, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { hasSpecialPrize } from '../boards/last-prize.tsx';
import type { GameNow } from '../desk/lottery-terms.ts';
import { useLottery } from '../lottery-context.tsx';
import { isTyped } from '../typing/typed-kinds.ts';
import { GameCard } from './game-card.tsx';
import { recentGames, useFavourites } from './favourites.ts';
import { useLobby, type Lobby } from './use-lobby.ts';
import styles from './lobby.module.css';

/** Vietnam's lotteries stand by region and weekday. */
const VietnamLobby = lazy(async () => ({
  default: (await import('./vietnam-lobby.tsx')).VietnamLobby,
}));
const CountryLobby = lazy(async () => ({
  default: (await import('../countries/country-lobby.tsx')).CountryLobby,
}));
const vietnam = 'vietnam';
const southEast = 'south-east';

/** Under which filter a kind stands. */
function filterOf(kind: string): string {
  if (hasSpecialPrize(kind)) return vietnam;
  return isTyped(kind) ? southEast : kind;
}

export function LobbyScreen() {
  const { t } = useArcade();
  const { kind } = useLottery();
  const lobby = useLobby();
  const favourites = useFavourites();
  const ownFilter = filterOf(kind);
  const [filter, setFilter] = useState(ownFilter === kind ? 'all' : ownFilter);
  if (lobby === undefined) return <LobbyWaits />;
  if (lobby === 'failed') {
    const retry = <Button onClick={() => location.reload()}>{t('arcade.retry')}</Button>;
    return <EmptyState action={retry}>{t('lottery-play.not-loaded')}</EmptyState>;
  }
  const filters = filtersOf(lobby, favourites.codes);
  const shown = lobby.games.filter((game) => isIn(filter, game, favourites.codes));
  return (
    <section className={styles['lobby']} aria-label={t('lottery-play.lobby')}>
      <Tabs
        label={t('lottery-play.kinds')}
        look="pill"
        tabs={filters.map((id) => ({ id, label: filterText(id) }))}
        selected={filters.includes(filter) ? filter : 'all'}
        onSelect={setFilter}
      />
      <Suspense fallback={<LobbyWaits />}>{listOf(shown)}</Suspense>
    </section>
  );

  function listOf(games: readonly GameNow[]) {
    if (lobby === undefined || lobby === 'failed') return null;
    if (filter === southEast && games.length > 0)
      return <CountryLobby games={games} cards={cards} />;
    if (filter === vietnam && games.length > 0)
      return <VietnamLobby games={games} aheadMs={lobby.aheadMs} favourites={favourites} />;
    return cards(games);
  }

  function cards(games: readonly GameNow[]) {
    if (lobby === undefined || lobby === 'failed') return null;
    return (
      <ul className={styles['games']}>
        {games.map((game) => (
          <GameCard
            key={game.gameCode}
            game={game}
            aheadMs={lobby.aheadMs}
            isFavourite={favourites.codes.includes(game.gameCode)}
            onFavourite={() => favourites.toggle(game.gameCode)}
          />
        ))}
      </ul>
    );
  }

  function filterText(id: string): string {
    if (id === southEast) return t('lottery-play.south-east');
    if (id === 'all') return t('lottery-play.filter-all');
    if (id === 'favourites') return t('lottery-play.filter-favourites');
    if (id === 'recent') return t('lottery-play.filter-recent');
    if (id === vietnam) return t('lottery-vietnam.vietnam');
    return t.named(`lottery-play.kind-${id}`) ?? id;
  }
}

function filtersOf({ games }: Lobby, favourites: readonly string[]): readonly string[] {
  return [
    'all',
    ...(favourites.length > 0 ? ['favourites'] : []),
    ...(recentGames().length > 1 ? ['recent'] : []),
    ...new Set(games.map((game) => filterOf(game.kind))),
  ];
}

function isIn(filter: string, { gameCode, kind }: GameNow, favourites: readonly string[]): boolean {
  if (filter === 'favourites') return favourites.includes(gameCode);
  if (filter === southEast) return isTyped(kind);
  if (filter === 'recent') return recentGames().includes(gameCode);
  if (filter === vietnam) return hasSpecialPrize(kind);
  return filter === 'all' || filter === kind;
}

/** The shape of the lobby while it is read. */
function LobbyWaits() {
  return (
    <div className={styles['games']} aria-busy="true">
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} shape="block" className={styles['waits']} />
      ))}
    </div>
  );
}
