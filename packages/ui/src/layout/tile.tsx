// A game on the shelf: struck art in three by four, its name and one line of fact.
// The whole tile is one link; a star or demo button may lie above it without being inside it.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { usePicture } from './use-picture.ts';
import styles from './tile.module.css';

export interface TileLinkProps {
  className: string;
  children: ReactNode;
}

/** Drawn in two widths: its address without width and ending, e.g. `/art/tiles/jade-tumble`. */
export type Art = string | { readonly picture: string };

export interface TileArtProps {
  /** Art drawn in two widths, or one picture at its whole address. */
  art: Art;
  /** Stands in where there is no such picture; drawn in two widths. */
  instead?: string | undefined;
  /** The first tiles in view load at once. */
  eager?: boolean | undefined;
}

export interface TileProps extends TileArtProps {
  name: string;
  fact?: ReactNode;
  badge?: ReactNode;
  /** Controls above the link, such as the favourite star. */
  corner?: ReactNode;
  /** Dimmed and marked, e.g. while a game is under maintenance. */
  veil?: ReactNode;
  renderLink: (props: TileLinkProps) => ReactNode;
  className?: string | undefined;
}

const sizes = '(min-width: 1024px) 180px, 33vw';

export function TileArt({ art, instead, eager = false }: TileArtProps) {
  const wanted = typeof art === 'string' ? art : art.picture;
  const { isMissing, attempt, onError } = usePicture(wanted);
  const standIn = isMissing ? instead : undefined;
  const address = standIn ?? wanted;
  const isDrawn = standIn !== undefined || typeof art === 'string';
  const set = (kind: string) => `${address}.180.${kind} 180w, ${address}.360.${kind} 360w`;
  return (
    <picture key={attempt}>
      {isDrawn ? <source type="image/avif" srcSet={set('avif')} sizes={sizes} /> : null}
      <img
        className={styles['art']}
        src={isDrawn ? `${address}.360.webp` : address}
        srcSet={isDrawn ? set('webp') : undefined}
        onError={isMissing ? undefined : onError}
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
  const { art, instead, name, fact, badge, corner, veil, eager, renderLink, className } = props;
  return (
    <article className={classNames(styles['tile'], className)} data-ground="dark">
      {renderLink({
        className: styles['link'] ?? '',
        children: (
          <>
            <TileArt art={art} instead={instead} eager={eager} />
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
