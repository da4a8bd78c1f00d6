// The part below a category of few games: other games of the house, so that its page is not empty.
import { Gamepad2Icon, SectionHead, TileShelf } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { GameTile } from './game-tile.tsx';
import { laneGames, useGames } from './games.ts';
import styles from './game-lane.module.css';

export function MoreGames({ besides }: { besides: string }) {
  const t = useText();
  const { data } = useGames(laneGames('RNG'));
  if (besides === 'RNG' || data === undefined || data.games.length === 0) return null;
  const title = t('catalogue.more-games');
  return (
    <section className={styles['lane']} aria-label={title}>
      <SectionHead icon={<Gamepad2Icon />} title={title} />
      <TileShelf scrolls>
        {data.games.map((game) => (
          <GameTile key={game.nodeId} game={game} />
        ))}
      </TileShelf>
    </section>
  );
}
