// Above the reels: the name of the game, and during free spins how many are played and what every
// win counts.
import { useArcade } from '../../app/arcade-context.tsx';
import { useDesk, useSlot } from './slot-context.tsx';
import styles from './head-plate.module.css';

export function HeadPlate({ name }: { name: string }) {
  const { t } = useArcade();
  const { game } = useSlot();
  const freeSpin = useDesk((state) => state.freeSpin);
  const replay = useDesk((state) => state.replay);
  if (freeSpin === null || freeSpin.index === 0) {
    return (
      <div className={styles['plate']}>
        <span className={styles['title']}>
          <span className={styles['name']}>{name}</span>
        </span>
        {replay ? <span className={styles['mark']}>{t('arcade.replay-mark')}</span> : null}
      </div>
    );
  }
  const { index, of: total } = freeSpin;
  return (
    <div className={styles['plate']} data-feature="true">
      <span className={styles['feature']}>
        {t('slots.free-spins')}
        <strong>{t('slots.free-spin-of', { index, total })}</strong>
      </span>
      <span className={styles['times']}>×{game.freeSpins.multiplier}</span>
      {replay ? <span className={styles['mark']}>{t('arcade.replay-mark')}</span> : null}
    </div>
  );
}
