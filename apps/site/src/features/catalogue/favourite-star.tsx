// The star in a tile's corner: filled while the game is one of the player's favourites.
import { IconButton, StarIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { useFavourite } from './favourites.ts';
import type { Game } from './games.ts';
import styles from './favourite-star.module.css';

export function FavouriteStar({ game }: { game: Pick<Game, 'nodeId' | 'displayName'> }) {
  const t = useText();
  const { isOffered, isFavourite, toggle } = useFavourite(game);
  if (!isOffered) return null;
  return (
    <IconButton
      size="small"
      className={styles['star']}
      aria-pressed={isFavourite}
      label={t('catalogue.favourite', { name: game.displayName })}
      icon={<StarIcon />}
      onClick={toggle}
    />
  );
}
