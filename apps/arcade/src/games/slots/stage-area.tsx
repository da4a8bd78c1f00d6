// The part between the strip and the controls: the reels, the name or the free spins above them,
// the scene of a great win, and the notices. The drawn part is hidden from assistive technology;
// the same round is given beside it in words.
import { WifiOffIcon } from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { NoticeBar } from '../../frame/notice-bar.tsx';
import { RefusalCard } from '../../frame/refusal-card.tsx';
import { useOnline } from '../../frame/use-online.ts';
import { HeadPlate } from './head-plate.tsx';
import { SceneOverlay } from './scene-overlay.tsx';
import { useDesk, useSlot } from './slot-context.tsx';
import { SlotAnnouncer } from './slot-announcer.tsx';
import { SlotWords } from './slot-words.tsx';
import type { ReelLayout } from './stage/layout.ts';
import { StageCanvas } from './stage-canvas.tsx';
import styles from './stage-area.module.css';

export function StageArea({ name }: { name: string }) {
  const [layout, setLayout] = useState<ReelLayout>();
  const { desk } = useSlot();
  const refusal = useDesk((state) => state.refusal);
  const demo = useDesk((state) => state.terms.demo);
  const shines = useDesk(({ scene }) => scene !== null);
  return (
    <div className={styles['area']} style={placed(layout)}>
      <div
        aria-hidden="true"
        className={styles['drawn']}
        data-shines={shines}
        onPointerDown={() => desk.hurry()}
      >
        <StageCanvas onLayout={setLayout} />
        <HeadPlate name={name} />
        <SceneOverlay />
      </div>
      <SlotWords />
      <Notices />
      <SlotAnnouncer />
      {refusal === null ? null : (
        <RefusalCard
          failure={refusal}
          demo={demo}
          onDismiss={() => desk.dismissRefusal()}
          onRetry={() => desk.spin()}
        />
      )}
    </div>
  );
}

function Notices() {
  const { t } = useArcade();
  const online = useOnline();
  const { phase, slow, offline, replay, resumed, sessionLost, autoEnd } = useDesk((state) => state);
  if (sessionLost) return <NoticeBar tone="warning">{t('arcade.session-lost-text')}</NoticeBar>;
  if (offline) {
    return (
      <NoticeBar tone="warning" icon={<WifiOffIcon />}>
        {t('arcade.offline')}
      </NoticeBar>
    );
  }
  if (!online && phase === 'ready') {
    return (
      <NoticeBar tone="warning" icon={<WifiOffIcon />}>
        {t('arcade.offline-idle')}
      </NoticeBar>
    );
  }
  if (slow) return <NoticeBar>{t('arcade.waiting')}</NoticeBar>;
  if (replay) return <NoticeBar tone="warning">{t('arcade.replay-text')}</NoticeBar>;
  if (resumed) return <NoticeBar>{t('arcade.resumed')}</NoticeBar>;
  if (autoEnd !== null && phase === 'ready') {
    return <NoticeBar>{t(`slots.autoplay-ended-${autoEnd}`)}</NoticeBar>;
  }
  return null;
}

function placed(layout: ReelLayout | undefined) {
  if (layout === undefined) return {};
  const { x, y, width, height, frame } = layout;
  return {
    '--reels-x': `${x}px`,
    '--reels-y': `${y}px`,
    '--reels-width': `${width}px`,
    '--reels-height': `${height}px`,
    '--reels-frame': `${frame.top}px`,
  };
}
