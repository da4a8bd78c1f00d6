// Progress, such as turnover towards its goal. Its value is also given in words.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  label: string;
  value: number;
  max?: number | undefined;
  /** The value in words, e.g. "1,200 of 5,000". */
  valueText?: string | undefined;
  tone?: 'brass' | 'felt' | undefined;
  aside?: ReactNode;
  className?: string | undefined;
}

export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, valueText, tone = 'brass', aside, className } = props;
  const held = Math.min(Math.max(0, value), max);
  const share = max > 0 ? held / max : 0;
  return (
    <div className={classNames(styles['progress'], className)}>
      {aside}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={held}
        aria-valuetext={valueText}
        className={styles['track']}
      >
        <div className={classNames(styles['fill'], styles[tone])} style={{ '--share': share }} />
      </div>
    </div>
  );
}
