// The picture behind a game, one for a window that is taller than wide and one for the others. One
// that cannot be brought leaves bare ground.
import { askedAgain } from './asked-again.ts';
import styles from './game-frame.module.css';

/** Addresses of the two pictures, without extension. */
export interface Scene {
  readonly wide: string;
  readonly tall: string;
}

export function GameScene({ wide, tall }: Scene) {
  const upright = '(orientation: portrait)';
  return (
    <picture className={styles['scene']}>
      <source media={upright} type="image/avif" srcSet={`${tall}.avif`} />
      <source media={upright} srcSet={`${tall}.webp`} />
      <source type="image/avif" srcSet={`${wide}.avif`} />
      <img src={`${wide}.webp`} alt="" {...askedAgain} />
    </picture>
  );
}
