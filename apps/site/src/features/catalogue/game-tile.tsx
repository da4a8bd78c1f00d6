// A game on a shelf. The whole tile opens it; below it stand the buttons to play and to try.
import { Badge, Button, FlameIcon, Tile } from '@baize/ui';
import { useSession } from '../../app/session/session.ts';
import { useModule } from '../../app/status.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { FavouriteStar } from './favourite-star.tsx';
import { artOf, defaultArtOf, type Game, gameFact, gamePath } from './games.ts';
import { useOpenGame } from './use-open-game.ts';
import styles from './game-tile.module.css';

export interface GameTileProps {
  game: Game;
  eager?: boolean;
  /** Shows buttons under the tile. */
  hasButtons?: boolean;
  /** Called when the game is being opened. */
  onOpen?: (() => void) | undefined;
}

export function GameTile({ game, eager = false, hasButtons = false, onOpen }: GameTileProps) {
  const t = useText();
  const { play, tryForFree, isOpening } = useOpenGame(game);
  const enter = () => {
    if (!game.maintenance) onOpen?.();
    play();
  };
  const isVisitor = useSession() === undefined;
  const hasDemo = useModule('FREEPLAY3') && game.demo && isVisitor;
  return (
    <div className={styles['game']}>
      <Tile
        art={artOf(game)}
        instead={defaultArtOf(game)}
        name={game.displayName}
        fact={gameFact(t, game)}
        eager={eager}
        badge={
          game.isHot === 1 ? (
            <Badge tone="live" icon={<FlameIcon />}>
              <span className={styles['hot']}>{t('catalogue.hot')}</span>
            </Badge>
          ) : undefined
        }
        corner={<FavouriteStar game={game} />}
        veil={game.maintenance ? t('catalogue.maintenance') : undefined}
        renderLink={({ className, children }) => (
          <SiteLink
            to={gamePath(game)}
            className={className}
            onClick={(event) => {
              event.preventDefault();
              enter();
            }}
          >
            {children}
          </SiteLink>
        )}
      />
      {hasButtons ? (
        <div className={styles['buttons']}>
          <Button size="small" full disabled={game.maintenance} onClick={enter}>
            {t('catalogue.play')}
          </Button>
          {hasDemo ? (
            <Button
              size="small"
              full
              kind="ghost"
              disabled={game.maintenance}
              loading={isOpening}
              onClick={tryForFree}
            >
              {t('shell.demo')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
