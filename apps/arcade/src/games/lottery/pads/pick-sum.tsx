// Shows the sum of the picked digits: lowest and highest of all units on the pad.
import type { Play } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import { sumsOf, type Pick } from '../picks/pick.ts';
import styles from './pad.module.css';

export function PickSum({ play, pick }: { play: Play; pick: Pick }) {
  const { t } = useArcade();
  const sums = sumsOf(play, pick);
  if (sums === undefined) return null;
  const { least, most } = sums;
  return (
    <p className={styles['sum']} role="status">
      {least === most
        ? t('lottery-play.sum-of-pick', { sum: least })
        : t('lottery-play.sums-of-pick', { least, most })}
    </p>
  );
}
