// The frame of all our games: a strip above, the stage, the controls. It adapts to a phone held
// either way and to a desktop; the stage gets all room that is left.
import type { ReactNode } from 'react';
import { GameScene, type Scene } from './game-scene.tsx';
import styles from './game-frame.module.css';

export interface GameFrameProps {
  name: string;
  scene: Scene;
  /** The hue of the whole room's light, e.g. during free spins; its own when absent. */
  moodHue?: number | undefined;
  strip: ReactNode;
  stage: ReactNode;
  controls: ReactNode;
  children?: ReactNode;
}

export function GameFrame(props: GameFrameProps) {
  const { name, scene, moodHue, strip, stage, controls, children } = props;
  return (
    <main
      className={styles['frame']}
      style={moodHue === undefined ? {} : { '--mood-hue': moodHue }}
      data-ground="dark"
      data-mood={moodHue === undefined ? undefined : true}
      aria-label={name}
    >
      <GameScene {...scene} />
      <div className={styles['light']} />
      <header className={styles['strip']}>{strip}</header>
      <section className={styles['stage']}>{stage}</section>
      <section className={styles['controls']}>{controls}</section>
      {children}
    </main>
  );
}
