// All games that fit a choice of category, vendor, classes and name.
import { GamePages, type GamePagesProps } from './game-pages.tsx';
import { useGamePages } from './game-paging.ts';

export interface GameShelfProps extends Omit<GamePagesProps, 'query'> {
  gameType: string;
  vassalage: string | undefined;
  gameName: string;
  classes: readonly string[];
}

const pageSize = 28;

export function GameShelf({ gameType, vassalage, gameName, classes, ...look }: GameShelfProps) {
  const query = useGamePages({
    gameType,
    vassalage,
    gameName: gameName === '' ? undefined : gameName,
    gameClassify: classes.length === 0 ? undefined : classes.join(','),
    pageSize,
  });
  return <GamePages query={query} {...look} />;
}
