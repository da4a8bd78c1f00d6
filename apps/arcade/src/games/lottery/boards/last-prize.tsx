// The special prize of a draw, where there is no room for its board.
import { printNumber } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import { kindOf } from './prize-board.tsx';
import styles from './last-prize.module.css';

const shown = new Set(['VN_N', 'VN_S']);

/** Lotteries whose last result is told by its special prize. */
export const hasSpecialPrize = (kind: string): boolean => shown.has(kind);

export function LastPrize({ kind, numbers }: { kind: string; numbers: readonly number[] }) {
  const { t } = useArcade();
  const drawKind = kindOf(kind);
  const [special] = numbers;
  if (drawKind === undefined || special === undefined) return null;
  const written = printNumber(drawKind, special, 0);
  return (
    <span className={styles['prize']}>
      <span className={styles['name']}>{t('lottery-vietnam.prize-special')}</span>
      <strong className={styles['number']}>
        {written.slice(0, -2)}
        <b>{written.slice(-2)}</b>
      </strong>
    </span>
  );
}
