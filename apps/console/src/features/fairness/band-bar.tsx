// The band as a small bar: in its middle half the actual return raises no alert, the mark is the
// actual return. Screen readers get the two ends and the distance instead.
import { useText } from '../../app/texts.ts';
import styles from './fairness.module.css';
import type { GameReturn } from './returns.ts';
import { usePercent } from './use-percent.ts';

export interface BandBarProps {
  game: GameReturn;
  alertDeviations: number;
}

/** Where the mark stands, from 0 to 100; the band fills 25 to 75, what is farther out sticks. */
export function markAt(deviations: number, alertDeviations: number): number {
  const at = 50 + (25 * deviations) / alertDeviations;
  return Math.min(100, Math.max(0, at));
}

export function BandBar({ game, alertDeviations }: BandBarProps) {
  const t = useText();
  const percent = usePercent();
  if (game.deviations === null) return '–';
  const deviations = Number(game.deviations);
  const low = percent(game.lowPercent);
  const high = percent(game.highPercent);
  const count = new Intl.NumberFormat(t.tag, {
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(deviations);
  return (
    <span className={styles['band']}>
      <svg
        className={styles['bar']}
        data-verdict={game.verdict}
        viewBox="0 0 100 12"
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        <rect className={styles['track']} x="0" y="4" width="100" height="4" />
        <rect className={styles['good']} x="25" y="4" width="50" height="4" />
        <rect className={styles['middle']} x="49.6" y="2" width="0.8" height="8" />
        <rect
          className={styles['mark']}
          x={markAt(deviations, alertDeviations) - 1}
          y="0"
          width="2"
          height="12"
        />
      </svg>
      <small className={styles['under']}>{t('console.fairness.band-from-to', { low, high })}</small>
      <small className={styles['under']}>{t('console.fairness.deviations', { count })}</small>
    </span>
  );
}
