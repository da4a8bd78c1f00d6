// A lottery on a shelf, as the menus of the lottery gateway name it.
import { Tile } from '@baize/ui';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { artOf, gamePath } from './games.ts';
import type { Lottery } from './home-lotteries.ts';
import { useOpenGame } from './use-open-game.ts';

export interface LotteryTileProps {
  lottery: Lottery;
  /** The area whose way of launching it takes; none: that of its vendor. */
  drawnIn?: 'VN' | 'SEA';
}

export function LotteryTile({ lottery, drawnIn }: LotteryTileProps) {
  const t = useText();
  const game = { ...lottery, gameClassify: drawnIn ?? '' };
  const { play } = useOpenGame(game);
  return (
    <Tile
      art={artOf(lottery)}
      instead="/art/tiles/default-lott"
      name={lottery.gameName}
      veil={lottery.maintenance ? t('catalogue.maintenance') : undefined}
      renderLink={({ className, children }) => (
        <SiteLink
          to={gamePath(game)}
          className={className}
          onClick={(event) => {
            event.preventDefault();
            play();
          }}
        >
          {children}
        </SiteLink>
      )}
    />
  );
}
