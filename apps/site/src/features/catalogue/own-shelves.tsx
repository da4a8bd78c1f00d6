// Shelves above the lanes: what this player played last, the player's favourites, and the games
// that are hot. Each is one line, and none is shown without games.
import { type ReactNode, useDeferredValue } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { FlameIcon, HistoryIcon, SectionHead, StarIcon, TileShelf } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ofTheOffer } from '../../app/query-client.ts';
import { useSession } from '../../app/session/session.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { useModule } from '../../app/status.ts';
import { useText } from '../../app/texts/texts.ts';
import { FeatureCards, shelfLeast } from './feature-card.tsx';
import { GameTile } from './game-tile.tsx';
import { favouriteGamesKey } from './favourites.ts';
import type { Game } from './games.ts';
import { useHotGames } from './hot-games.ts';
import styles from './game-lane.module.css';

const shown = 14;
/** As many as a line has room for, on a wide desk. */
const inSight = 8;

interface LineProps {
  title: string;
  icon: ReactNode;
  games: readonly Game[] | undefined;
  isWhole: boolean;
  /** Where all of them are listed. */
  all?: string;
  /** The form of a few games: tiles unless stated. */
  few?: 'cards';
}

function Line({ title, icon, games: arrived, isWhole, all, few }: LineProps) {
  const t = useText();
  const games = useDeferredValue(arrived) ?? [];
  if (games.length === 0) return null;
  return (
    <section className={styles['lane']} aria-label={title}>
      <SectionHead
        icon={icon}
        title={title}
        actions={
          all === undefined ? undefined : (
            <SiteLink className={styles['all']} to={all}>
              {t('home.see-all')}
            </SiteLink>
          )
        }
      />
      {few === 'cards' && games.length < shelfLeast ? (
        <FeatureCards games={games} level={3} />
      ) : (
        <TileShelf scrolls>
          {games.slice(0, isWhole ? undefined : inSight).map((game) => (
            <GameTile key={game.nodeId} game={game} />
          ))}
        </TileShelf>
      )}
    </section>
  );
}

function useRecent() {
  const isOffered = useModule('GAMELOREC3');
  const enabled = useSession() !== undefined && isOffered;
  const queryFn = async () => unwrap(await client.catalogue.listRecentGames({})).list;
  return useQuery({ queryKey: ['recent-games'], queryFn, enabled, staleTime: 0, ...ofTheOffer })
    .data;
}

function useFavouriteGames() {
  const isOffered = useModule('GAMELOFAV3');
  const enabled = useSession() !== undefined && isOffered;
  const queryFn = async () =>
    unwrap(await client.catalogue.listFavourites({ pageSize: shown })).content;
  return useQuery({ queryKey: favouriteGamesKey, queryFn, enabled, ...ofTheOffer }).data;
}

export interface OwnShelvesProps {
  /** Without the games that a line must be pushed to show, where not. */
  isWhole: boolean;
}

export function OwnShelves({ isWhole }: OwnShelvesProps) {
  const t = useText();
  const recent = useRecent();
  const favourites = useFavouriteGames();
  const hot = useHotGames()?.slice(0, shown);
  return (
    <>
      <Line
        title={t('catalogue.continue-playing')}
        icon={<HistoryIcon />}
        games={recent}
        isWhole={isWhole}
      />
      <Line
        title={t('catalogue.favourites')}
        icon={<StarIcon />}
        games={favourites}
        isWhole={isWhole}
        all="/favourites"
      />
      <Line
        title={t('catalogue.hot-games')}
        icon={<FlameIcon />}
        games={hot}
        isWhole={isWhole}
        few="cards"
      />
    </>
  );
}
