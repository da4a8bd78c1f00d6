// One category on the home page: a shelf of its hottest games, or cards while there are few. A lane
// far below loads when it comes near; until then its room is reserved.
import { useDeferredValue } from 'react';
import { Button, EmptyState, SectionHead, Skeleton, TileShelf } from '@baize/ui';
import type { GameCategory } from '@baize/contract';
import { SiteLink } from '../../app/site-link.tsx';
import { useNear } from '../../app/use-sight.ts';
import { useText } from '../../app/texts/texts.ts';
import { CategoryIcon } from './category-icon.tsx';
import { FeatureCards, shelfLeast } from './feature-card.tsx';
import { GameTile } from './game-tile.tsx';
import { laneGames, useGames } from './games.ts';
import { type Lane, placeOf } from './lanes.ts';
import styles from './game-lane.module.css';

export interface GameLaneProps {
  lane: Lane;
  /** In sight when the page opens. */
  isFirst: boolean;
}

const countOf = ({ cards }: Lane): number =>
  cards.reduce((sum, { gameCount }) => sum + gameCount, 0);

export function GameLane({ lane, isFirst }: GameLaneProps) {
  const t = useText();
  const { ref, isNear } = useNear(`lane ${lane.title}`);
  const enabled = isFirst || isNear;
  const { data: arrived, isError, refetch } = useGames(laneGames(lane.title), { enabled });
  // In short steps, between which the page answers: what an answer changes is drawn in one else.
  const data = useDeferredValue(arrived);
  const isShown = enabled && data !== undefined;
  const games = isShown ? data.games : [];
  const place = placeOf(lane.title);
  return (
    <section ref={isFirst ? undefined : ref} className={styles['lane']}>
      <SectionHead
        icon={<CategoryIcon category={lane.title} />}
        title={t(`catalogue.category-${lane.title as GameCategory}`)}
        fact={t('home.games-fact', { count: data?.totalCount ?? countOf(lane) })}
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
      {isShown || isError ? null : <LaneWait count={countOf(lane)} />}
      {games.length >= shelfLeast ? (
        <TileShelf className={styles['shelf']}>
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

/** As much room as the games will take. */
function LaneWait({ count }: { count: number }) {
  if (count >= shelfLeast) return <Skeleton shape="block" className={styles['shelfWait']} />;
  return (
    <div className={styles['cardsWait']}>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} shape="block" />
      ))}
    </div>
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
