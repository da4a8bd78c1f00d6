// The part of a small game that is watched: the last results above, the stage, and what the round
// brought once it is told. Notices and refusals stand over it.
import { WifiOffIcon } from '@baize/ui';
import type { ComponentType } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { NoticeBar } from '../../frame/notice-bar.tsx';
import { RefusalCard } from '../../frame/refusal-card.tsx';
import { useOnline } from '../../frame/use-online.ts';
import { HistoryStrip } from './history-strip.tsx';
import { InstantAnnouncer } from './instant-announcer.tsx';
import { instantCode, type InstantCode } from './instant-codes.ts';
import { useDesk, useInstant } from './instant-context.tsx';
import { ResultPlate } from './result-plate.tsx';
import { CoinStage } from './stages/coin-stage.tsx';
import { DiceStage } from './stages/dice-stage.tsx';
import { HiloStage } from './stages/hilo-stage.tsx';
import { MinesStage } from './stages/mines-stage.tsx';
import { PlinkoStage } from './stages/plinko-stage.tsx';
import { WheelStage } from './stages/wheel-stage.tsx';
import styles from './stage-area.module.css';

const stages: Readonly<Record<InstantCode, ComponentType>> = {
  dice: DiceStage,
  coin: CoinStage,
  wheel: WheelStage,
  plinko: PlinkoStage,
  mines: MinesStage,
  hilo: HiloStage,
};

export function StageArea() {
  const { t } = useArcade();
  const { desk } = useInstant();
  const { gameCode, demo, hasSteps } = useDesk((state) => state.terms);
  const refusal = useDesk((state) => state.refusal);
  const code = instantCode(gameCode);
  const Stage = stages[code];
  return (
    <section className={styles['area']} aria-label={t(`instant.${code}`)}>
      <HistoryStrip />
      <div className={styles['stage']}>
        <Stage />
      </div>
      <ResultPlate />
      <Notices />
      <InstantAnnouncer />
      {refusal === null ? null : (
        <RefusalCard
          failure={refusal}
          demo={demo}
          onDismiss={() => desk.dismissRefusal()}
          onRetry={() => (hasSteps && !desk.canPlay ? void desk.refresh() : desk.play())}
        />
      )}
    </section>
  );
}

function Notices() {
  const { t } = useArcade();
  const online = useOnline();
  const { phase, slow, offline, resumed, sessionLost, autoEnd } = useDesk((state) => state);
  const isCut = offline || (!online && phase === 'ready');
  if (sessionLost) return <NoticeBar tone="warning">{t('arcade.session-lost-text')}</NoticeBar>;
  if (isCut) {
    return (
      <NoticeBar tone="warning" icon={<WifiOffIcon />}>
        {t(offline ? 'arcade.offline' : 'arcade.offline-idle')}
      </NoticeBar>
    );
  }
  if (slow) return <NoticeBar>{t('arcade.waiting')}</NoticeBar>;
  if (resumed) return <NoticeBar>{t('arcade.resumed')}</NoticeBar>;
  if (autoEnd !== null && phase === 'ready') {
    return <NoticeBar>{t(`instant.autoplay-ended-${autoEnd}`)}</NoticeBar>;
  }
  return null;
}
