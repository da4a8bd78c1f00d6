// A game on the shelf: struck art in three by four, its name and one line of fact.
// The whole tile is one link; a star or demo button may lie above it without being inside it.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tile.module.css';

export interface TileLinkProps {
  className: string;
  children: ReactNode;
}

export interface TileProps {
  /** The address of the art without width and ending, e.g. `/art/tiles/golden-lotus-20`. */
  art: string;
  name: string;
  fact?: ReactNode;
  badge?: ReactNode;
  /** Controls above the link, such as the favourite star. */
  corner?: ReactNode;
  /** Dimmed and marked, e.g. while a game is under maintenance. */
  veil?: ReactNode;
  /** The first tiles in view load at once. */
  eager?: boolean | undefined;
  renderLink: (props: TileLinkProps) => ReactNode;
  className?: string | undefined;
}

const sizes = '(min-width: 1024px) 180px, 33vw';

export function TileArt({ art, eager = false }: { art: string; eager?: boolean | undefined }) {
  const set = (kind: string) => `${art}.180.${kind} 180w, ${art}.360.${kind} 360w`;
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        className={styles['art']}
        src={`${art}.360.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        width={360}
        height={480}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}

export function Tile(props: TileProps) {
  const { art, name, fact, badge, corner, veil, eager, renderLink, className } = props;
  return (
    <article className={classNames(styles['tile'], className)} data-ground="dark">
      {renderLink({
        className: styles['link'] ?? '',
        children: (
          <>
            <TileArt art={art} eager={eager} />
            <span className={styles['words']}>
              <strong className={styles['name']}>{name}</strong>
              {fact === undefined ? null : <span className={styles['fact']}>{fact}</span>}
            </span>
            {veil === undefined ? null : <span className={styles['veil']}>{veil}</span>}
          </>
        ),
      })}
      {badge === undefined ? null : <span className={styles['badge']}>{badge}</span>}
      {corner === undefined ? null : <span className={styles['corner']}>{corner}</span>}
    </article>
  );
}
