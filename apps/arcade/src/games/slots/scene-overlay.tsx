// The text of a scene that covers the reels: free spins won, a great win, the payout of free spins,
// the highest win of a round. A press anywhere continues.
import { classNames } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { CountUp } from '../../frame/count-up.tsx';
import type { Scene } from './desk/desk-state.ts';
import { isCelebrated } from '../../frame/win-tier.ts';
import { useDesk, useSlot } from './slot-context.tsx';
import styles from './scene-overlay.module.css';

export function SceneOverlay() {
  const scene = useDesk((state) => state.scene);
  if (scene === null) return null;
  return (
    <div className={styles['overlay']} key={scene.kind} data-scene={scene.kind}>
      <div className={styles['words']}>
        <SceneWords scene={scene} />
      </div>
    </div>
  );
}

function SceneWords({ scene }: { scene: Scene }) {
  const { t, money } = useArcade();
  const { face } = useSlot();
  switch (scene.kind) {
    case 'free-spins-won': {
      const key = scene.again ? 'slots.free-spins-more' : 'slots.free-spins-won';
      const { freeNote } = face;
      return (
        <>
          <p className={styles['title']}>{t(key, { count: scene.count })}</p>
          {freeNote ? <p className={styles['note']}>{t(freeNote.key, freeNote.values)}</p> : null}
        </>
      );
    }
    case 'hold-won':
      return (
        <>
          <p className={styles['title']}>{t('slots.hold-won')}</p>
          <p className={styles['note']}>{t('slots.hold-won-text', { count: scene.respins })}</p>
        </>
      );
    case 'cap-reached':
      return (
        <>
          <p className={styles['note']}>{t('slots.cap-title')}</p>
          <p className={styles['amount']}>{money(scene.amount)}</p>
        </>
      );
    default:
      return <WinWords scene={scene} />;
  }
}

type WinScene = Extract<Scene, { readonly win: unknown }>;

const notes = {
  'feature-ended': 'slots.feature-total',
  'hold-ended': 'slots.hold-total',
} as const;

function WinWords({ scene }: { scene: WinScene }) {
  const { t } = useArcade();
  const { kind, tier, win } = scene;
  const isFull = kind === 'hold-ended' && scene.full;
  return (
    <>
      {isCelebrated(tier) ? (
        <p className={classNames(styles['title'], styles[tier])}>{t(`slots.tier-${tier}`)}</p>
      ) : null}
      {isFull ? <p className={styles['note']}>{t('slots.hold-full')}</p> : null}
      {kind === 'celebration' ? null : <p className={styles['note']}>{t(notes[kind])}</p>}
      <p className={styles['amount']}>
        <CountUp {...win} />
      </p>
    </>
  );
}
