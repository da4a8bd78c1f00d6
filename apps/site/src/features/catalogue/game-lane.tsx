// One category on the home page: a shelf of its hottest games, or cards while there are few.
import { Button, EmptyState, SectionHead, Skeleton, TileShelf } from '@baize/ui';
import type { GameCategory } from '@baize/contract';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { CategoryIcon } from './category-icon.tsx';
import { FeatureCards } from './feature-card.tsx';
import { GameTile } from './game-tile.tsx';
import { laneGames, useGames } from './games.ts';
import { type Lane, placeOf } from './lanes.ts';
import styles from './game-lane.module.css';

const shelfLeast = 4;

export function GameLane({ lane }: { lane: Lane }) {
  const t = useText();
  const { data, isError, refetch } = useGames(laneGames(lane.title));
  const games = data?.games ?? [];
  const place = placeOf(lane.title);
  return (
    <section className={styles['lane']}>
      <SectionHead
        icon={<CategoryIcon category={lane.title} />}
        title={t(`catalogue.category-${lane.title as GameCategory}`)}
        fact={data === undefined ? undefined : t('home.games-fact', { count: data.totalCount })}
        actions={
          place === undefined ? undefined : (
            <SiteLink className={styles['all']} to={place}>
              {t('home.see-all')}
            </SiteLink>
          )
        }
      />
      {isError ? (
        <EmptyState action={<Button onClick={() => void refetch()}>{t('shell.retry')}</Button>}>
          {t('home.games-failed')}
        </EmptyState>
      ) : null}
      {data === undefined && !isError ? <LaneSkeleton /> : null}
      {games.length >= shelfLeast ? (
        <TileShelf>
          {games.map((game) => (
            <GameTile key={game.nodeId} game={game} />
          ))}
        </TileShelf>
      ) : (
        <FeatureCards games={games} level={3} />
      )}
    </section>
  );
}

export function LaneSkeleton() {
  return (
    <TileShelf>
      {Array.from({ length: 7 }, (_, at) => (
        <Skeleton key={at} shape="tile" />
      ))}
    </TileShelf>
  );
}
