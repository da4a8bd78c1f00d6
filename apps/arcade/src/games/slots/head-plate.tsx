// Above the reels: the name of the game; during free spins how many are played and what every win
// counts; during a held feature how many coins lie and how many respins are left.
import { useArcade } from '../../app/arcade-context.tsx';
import { askedAgain } from '../../frame/asked-again.ts';
import { useDesk, useSlot } from './slot-context.tsx';
import styles from './head-plate.module.css';

export function HeadPlate({ name }: { name: string }) {
  const { t } = useArcade();
  const { face, skin } = useSlot();
  const { freeSpin, hold, replay, multiplier } = useDesk((state) => state);
  const inFree = freeSpin !== null && freeSpin.index > 0;
  const fixed = inFree ? (face.freeTimes ?? 1) : 1;
  const times = Math.max(multiplier, fixed);
  return (
    <div className={styles['plate']} data-feature={inFree || hold !== null ? true : undefined}>
      {hold !== null ? <HoldCount {...hold} /> : null}
      {hold === null && inFree ? (
        <span className={styles['feature']}>
          {t('slots.free-spins')}
          <strong>{t('slots.free-spin-of', { index: freeSpin.index, total: freeSpin.of })}</strong>
        </span>
      ) : null}
      {hold === null && !inFree ? (
        <img
          className={styles['title']}
          src={`${skin.art}/title.webp`}
          alt={name}
          {...askedAgain}
        />
      ) : null}
      {times > 1 ? (
        <span key={times} className={styles['times']}>
          ×{times}
        </span>
      ) : null}
      {replay ? <span className={styles['mark']}>{t('arcade.replay-mark')}</span> : null}
    </div>
  );
}

function HoldCount({ coins, respinsLeft }: { coins: number; respinsLeft: number }) {
  const { t } = useArcade();
  return (
    <>
      <span className={styles['feature']}>
        {t('slots.hold-coins')}
        <strong>{coins}</strong>
      </span>
      <span className={styles['feature']}>
        {t('slots.respins-left')}
        <strong>{respinsLeft}</strong>
      </span>
    </>
  );
}
