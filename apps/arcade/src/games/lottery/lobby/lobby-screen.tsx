// Every lottery of ours: what closes when, and what was drawn last. One clock moves all countdowns.
import { Button, EmptyState, Skeleton, Tabs } from '@baize/ui';
import { Suspense, lazy, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { GameNow } from '../desk/lottery-terms.ts';
import { useLottery } from '../lottery-context.tsx';
import { isTyped } from '../typing/typed-kinds.ts';
import { GameCard } from './game-card.tsx';
import { recentGames, useFavourites } from './favourites.ts';
import { useLobby, type Lobby } from './use-lobby.ts';
import styles from './lobby.module.css';

const CountryLobby = lazy(async () => ({
  default: (await import('../countries/country-lobby.tsx')).CountryLobby,
}));
const southEast = 'south-east';

export function LobbyScreen() {
  const { t } = useArcade();
  const { kind } = useLottery();
  const lobby = useLobby();
  const favourites = useFavourites();
  const [filter, setFilter] = useState(isTyped(kind) ? southEast : 'all');
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
      {filter === southEast && shown.length > 0 ? (
        <Suspense fallback={<LobbyWaits />}>
          <CountryLobby games={shown} cards={cards} />
        </Suspense>
      ) : (
        cards(shown)
      )}
    </section>
  );

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
    return t.named(`lottery-play.kind-${id}`) ?? id;
  }
}

function filtersOf({ games }: Lobby, favourites: readonly string[]): readonly string[] {
  return [
    'all',
    ...(favourites.length > 0 ? ['favourites'] : []),
    ...(recentGames().length > 1 ? ['recent'] : []),
    ...new Set(games.map(({ kind }) => (isTyped(kind) ? southEast : kind))),
  ];
}

function isIn(filter: string, { gameCode, kind }: GameNow, favourites: readonly string[]): boolean {
  if (filter === 'favourites') return favourites.includes(gameCode);
  if (filter === southEast) return isTyped(kind);
  if (filter === 'recent') return recentGames().includes(gameCode);
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
