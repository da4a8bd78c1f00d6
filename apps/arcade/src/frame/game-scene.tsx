// The picture behind a game, one for a window that is taller than wide and one for the others. One
// that cannot be brought leaves bare ground, and is asked for again once the line is back.
import type { SyntheticEvent } from 'react';
import styles from './game-frame.module.css';

/** Addresses of the two pictures, without extension. */
export interface Scene {
  readonly wide: string;
  readonly tall: string;
}

type PictureEvent = SyntheticEvent<HTMLImageElement>;

export function GameScene({ wide, tall }: Scene) {
  const upright = '(orientation: portrait)';
  return (
    <picture className={styles['scene']}>
      <source media={upright} type="image/avif" srcSet={`${tall}.avif`} />
      <source media={upright} srcSet={`${tall}.webp`} />
      <source type="image/avif" srcSet={`${wide}.avif`} />
      <img src={`${wide}.webp`} alt="" onLoad={show} onError={hide} />
    </picture>
  );
}

function show({ currentTarget: image }: PictureEvent): void {
  image.hidden = false;
}

/** A phone that was turned while the line was gone asks for a picture it never had. */
function hide({ currentTarget: image }: PictureEvent): void {
  image.hidden = true;
  const askAgain = () => image.setAttribute('src', image.getAttribute('src') ?? '');
  window.addEventListener('online', askAgain, { once: true });
}
