// The one frame around every game of ours: a strip above, the stage, the controls. It arranges
// itself for a phone held either way and for a desk; the stage gets all room that is left.
import type { ReactNode } from 'react';
import styles from './game-frame.module.css';

export interface GameFrameProps {
  name: string;
  /** The scene behind everything: addresses of its two pictures, without extension. */
  scene: { readonly wide: string; readonly tall: string };
  /** Changes the light of the whole room, e.g. during free spins. */
  mood?: string | undefined;
  strip: ReactNode;
  stage: ReactNode;
  controls: ReactNode;
  children?: ReactNode;
}

export function GameFrame(props: GameFrameProps) {
  const { name, scene, mood, strip, stage, controls, children } = props;
  const tall = '(orientation: portrait)';
  return (
    <main className={styles['frame']} data-ground="dark" data-mood={mood} aria-label={name}>
      <picture className={styles['scene']}>
        <source media={tall} type="image/avif" srcSet={`${scene.tall}.avif`} />
        <source media={tall} srcSet={`${scene.tall}.webp`} />
        <source type="image/avif" srcSet={`${scene.wide}.avif`} />
        <img src={`${scene.wide}.webp`} alt="" />
      </picture>
      <div className={styles['light']} />
      <header className={styles['strip']}>{strip}</header>
      <section className={styles['stage']}>{stage}</section>
      <section className={styles['controls']}>{controls}</section>
      {children}
    </main>
  );
}
