// Games that come in pages, one after another under a button: tiles, or cards while there are few.
import { type ReactNode, useRef } from 'react';
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import { Button, EmptyState, Skeleton, TileShelf, VisuallyHidden } from '@baize/ui';
import { useLocation } from '../../app/address.tsx';
import { failureText } from '../../app/failure-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { useShown } from '../../app/use-shown.ts';
import { FeatureCards } from './feature-card.tsx';
import { GameTile } from './game-tile.tsx';
import type { Game } from './games.ts';
import styles from './game-pages.module.css';

export interface GamePage {
  readonly games: readonly Game[];
  readonly totalCount: number;
}

export interface GamePagesProps {
  query: UseInfiniteQueryResult<InfiniteData<GamePage>>;
  whenNone: ReactNode;
  /** Has less room than a page: tiles only, with nothing below them. */
  isCompact?: boolean;
  onOpen?: (() => void) | undefined;
  /** Stands below so few games that the page would be empty. */
  below?: ReactNode;
}

/** Fewer games than this look lost on a shelf. */
const shelfLeast = 4;
/** The part in sight first: the others follow once it stands. */
const firstTiles = 7;

/** A game that moved while pages were fetched may stand on two of them. */
function gamesOf(pages: readonly GamePage[]): readonly Game[] {
  const all = pages.flatMap(({ games }) => games);
  return [...new Map(all.map((game) => [game.nodeId, game])).values()];
}

export function GamePages(props: GamePagesProps) {
  const { query, whenNone, isCompact = false, onOpen, below } = props;
  const t = useText();
  const shelf = useRef<HTMLDivElement>(null);
  const isWhole = useShown(useLocation().came !== 'pushed');
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = query;
  if (data === undefined && error !== null) {
    const retry = <Button onClick={() => void refetch()}>{t('shell.retry')}</Button>;
    return <EmptyState action={retry}>{failureText(t, error)}</EmptyState>;
  }
  if (data === undefined) return <ShelfSkeleton />;
  const games = gamesOf(data.pages);
  const total = data.pages.at(-1)?.totalCount ?? 0;
  const more = async () => {
    await fetchNextPage();
    // The button gave way to what came: the keyboard goes on there.
    requestAnimationFrame(() => shelf.current?.children[games.length]?.querySelector('a')?.focus());
  };
  return (
    <section className={styles['pages']} aria-busy={isFetching}>
      <VisuallyHidden role="status">{t('catalogue.games-count', { count: total })}</VisuallyHidden>
      {total === 0 ? whenNone : null}
      {total < shelfLeast && !isCompact ? (
        <FeatureCards games={games} level={2} />
      ) : (
        <TileShelf ref={shelf} className={isCompact ? styles['compact'] : undefined}>
          {games.slice(0, isWhole ? undefined : firstTiles).map((game, at) => (
            <GameTile
              key={game.nodeId}
              game={game}
              eager={at < firstTiles}
              hasButtons={!isCompact}
              onOpen={onOpen}
            />
          ))}
        </TileShelf>
      )}
      {total < shelfLeast ? below : null}
      {hasNextPage ? (
        <Button loading={isFetching} onClick={() => void more()}>
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
