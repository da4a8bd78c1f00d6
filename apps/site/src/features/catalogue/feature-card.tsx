// A game given a whole card: its art, what it is, what it returns, and the two ways into it. Used
// where a lane has too few games for a shelf.
import { Badge, Button, PlayIcon, TileArt } from '@baize/ui';
import { useSession } from '../../app/session/session.ts';
import { useModule } from '../../app/status.ts';
import { useText } from '../../app/texts/texts.ts';
import { artOf, defaultArtOf, type Game, mechanicText, returnText } from './games.ts';
import { useOpenGame } from './use-open-game.ts';
import styles from './feature-card.module.css';

/** With fewer games a lane shows cards instead of a shelf. */
export const shelfLeast = 4;

export interface FeatureCardsProps {
  games: readonly Game[];
  /** The rank of each game's heading on its page. */
  level: 2 | 3;
}

function FeatureCard({ game, level }: { game: Game; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const t = useText();
  const { play, tryForFree, isOpening } = useOpenGame(game);
  const isVisitor = useSession() === undefined;
  const hasDemo = useModule('FREEPLAY3') && game.demo && isVisitor;
  const percent = returnText(t, game);
  const { maintenance } = game;
  return (
    <article className={styles['card']}>
      <div className={styles['art']}>
        <TileArt art={artOf(game)} instead={defaultArtOf(game)} />
      </div>
      <div className={styles['words']}>
        <div className={styles['badges']}>
          {maintenance ? <Badge>{t('catalogue.maintenance')}</Badge> : null}
          {game.isHot === 1 ? <Badge tone="live">{t('catalogue.hot')}</Badge> : null}
          {percent === '' ? null : <Badge tone="felt">{t('catalogue.return', { percent })}</Badge>}
        </div>
        <Heading className={styles['name']}>{game.displayName}</Heading>
        <p className={styles['fact']}>{mechanicText(t, game)}</p>
        <div className={styles['buttons']}>
          <Button icon={<PlayIcon />} disabled={maintenance} onClick={play}>
            {t('catalogue.play')}
          </Button>
          {hasDemo ? (
            <Button kind="ghost" disabled={maintenance} loading={isOpening} onClick={tryForFree}>
              {t('catalogue.play-demo')}
            </Button>
          ) : null}
        </div>
      </div>
    </article>
  );
}

export function FeatureCards({ games, level }: FeatureCardsProps) {
  return (
    <div className={styles['cards']}>
      {games.map((game) => (
        <FeatureCard key={game.nodeId} game={game} level={level} />
      ))}
    </div>
  );
}
