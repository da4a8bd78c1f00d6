// The words of a scene that covers the reels: free spins won, a great win, what free spins paid,
// the highest win of a round. A press anywhere passes on.
import { classNames } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { CountUp } from '../../frame/count-up.tsx';
import type { Scene } from './desk/desk-state.ts';
import { isCelebrated } from './playback/win-tier.ts';
import { useDesk, useSlot } from './slot-context.tsx';
import styles from './scene-overlay.module.css';

export function SceneOverlay() {
  const scene = useDesk((state) => state.scene);
  if (scene === null) return null;
  return (
    <div className={styles['overlay']} key={scene.kind}>
      <div className={styles['words']}>
        <SceneWords scene={scene} />
      </div>
    </div>
  );
}

function SceneWords({ scene }: { scene: Scene }) {
  const { t, money } = useArcade();
  const { game } = useSlot();
  if (scene.kind === 'free-spins-won') {
    const key = scene.again ? 'slots.free-spins-more' : 'slots.free-spins-won';
    const times = t('slots.free-spins-times', { multiplier: game.freeSpins.multiplier });
    return (
      <>
        <p className={styles['title']}>{t(key, { count: scene.count })}</p>
        <p className={styles['note']}>{times}</p>
      </>
    );
  }
  if (scene.kind === 'cap-reached') {
    return (
      <>
        <p className={styles['note']}>{t('slots.cap-title')}</p>
        <p className={styles['amount']}>{money(scene.amount)}</p>
      </>
    );
  }
  const { tier, win } = scene;
  const title = isCelebrated(tier)
    ? t(`slots.tier-${tier as 'big' | 'mega' | 'grand'}`)
    : undefined;
  const isFeature = scene.kind === 'feature-ended';
  return (
    <>
      {title === undefined ? null : (
        <p className={classNames(styles['title'], styles[tier])}>{title}</p>
      )}
      {isFeature ? <p className={styles['note']}>{t('slots.feature-total')}</p> : null}
      <p className={styles['amount']}>
        <CountUp {...win} />
      </p>
    </>
  );
}
