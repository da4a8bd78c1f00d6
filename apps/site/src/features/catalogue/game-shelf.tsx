// All games that fit a choice, in pages that follow one another under a button.
import { type ReactNode, useState } from 'react';
import { Button, EmptyState, Skeleton, TileShelf, VisuallyHidden } from '@baize/ui';
import { failureText } from '../../app/failure-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { FeatureCards } from './feature-card.tsx';
import { GameTile } from './game-tile.tsx';
import { useGames } from './games.ts';
import styles from './game-shelf.module.css';

export interface GameShelfProps {
  gameType: string;
  vassalage: string | undefined;
  gameName: string;
  classes: readonly string[];
  whenNone: ReactNode;
  /** Has less room than a page: tiles only, with nothing below them. */
  isCompact?: boolean;
  onOpen?: () => void;
}

/** Fewer games than this look lost on a shelf. */
const shelfLeast = 4;
const pageSize = 28;
const pageSizeMax = 100;
const eagerTiles = 7;

export function GameShelf(props: GameShelfProps) {
  const { gameType, vassalage, gameName, classes, whenNone, isCompact = false, onOpen } = props;
  const t = useText();
  const [pages, setPages] = useState(1);
  const { data, error, refetch, isFetching } = useGames({
    gameType,
    vassalage,
    gameName: gameName === '' ? undefined : gameName,
    gameClassify: classes.length === 0 ? undefined : classes.join(','),
    pageSize: Math.min(pageSizeMax, pages * pageSize),
  });
  if (data === undefined && error !== null) {
    const retry = <Button onClick={() => void refetch()}>{t('shell.retry')}</Button>;
    return <EmptyState action={retry}>{failureText(t, error)}</EmptyState>;
  }
  if (data === undefined) return <ShelfSkeleton />;
  const hasMore = data.games.length < Math.min(data.totalCount, pageSizeMax);
  return (
    <section className={styles['shelf']} aria-busy={isFetching}>
      <VisuallyHidden role="status">
        {t('catalogue.games-count', { count: data.totalCount })}
      </VisuallyHidden>
      {data.totalCount === 0 ? whenNone : null}
      {data.totalCount < shelfLeast && !isCompact ? (
        <FeatureCards games={data.games} level={2} />
      ) : (
        <TileShelf className={isCompact ? styles['compact'] : undefined}>
          {data.games.map((game, at) => (
            <GameTile
              key={game.nodeId}
              game={game}
              eager={at < eagerTiles}
              hasButtons={!isCompact}
              onOpen={onOpen}
            />
          ))}
        </TileShelf>
      )}
      {hasMore ? (
        <Button loading={isFetching} onClick={() => setPages(pages + 1)}>
          {t('catalogue.load-more')}
        </Button>
      ) : null}
    </section>
  );
}

function ShelfSkeleton() {
  return (
    <TileShelf>
      {Array.from({ length: 14 }, (_, at) => (
        <Skeleton key={at} shape="tile" />
      ))}
    </TileShelf>
  );
}
