// Counts down to the closing of an event that many share. It reads the page's one clock; assistive
// technology reads it on demand.
import { classNames, clockText } from '@baize/ui';
import { useTick } from './tick.ts';
import styles from './event-countdown.module.css';

export interface EventCountdownProps {
  /** Of the server's clock. */
  until: number;
  aheadMs: number;
  label: string;
  look?: 'plain' | 'large' | undefined;
  /** From here on it is drawn as urgent. */
  urgentSeconds?: number | undefined;
}

export function EventCountdown(props: EventCountdownProps) {
  const { until, aheadMs, label, look = 'plain', urgentSeconds = 10 } = props;
  const left = Math.max(0, (until - aheadMs - useTick()) / 1000);
  return (
    <span
      role="timer"
      aria-label={label}
      aria-live="off"
      className={classNames(
        styles['countdown'],
        styles[look],
        left <= urgentSeconds && styles['urgent'],
      )}
    >
      {clockText(left)}
    </span>
  );
}
