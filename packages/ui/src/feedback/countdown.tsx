// Counts down to a moment of the server's clock and notifies its owner once at the end. It is a
// timer for assistive technology: read on demand, never announced each second.
import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import { clockText } from './clock-text.ts';
import styles from './countdown.module.css';

export interface CountdownProps {
  /** The moment, in milliseconds since 1970. */
  until: number;
  /** Names the timer. */
  label: string;
  /** How far the server's clock is ahead of this machine's. */
  offsetMilliseconds?: number | undefined;
  onEnd?: (() => void) | undefined;
  /** From here on it is drawn as urgent. */
  urgentSeconds?: number | undefined;
  className?: string | undefined;
}

export function useSecondsLeft(until: number, offsetMilliseconds = 0, onEnd?: () => void) {
  const [left, setLeft] = useState(() => secondsTo(until - offsetMilliseconds));
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const seconds = secondsTo(until - offsetMilliseconds);
      setLeft(seconds);
      if (seconds <= 0) end();
      // Wakes just after the next whole second, so that no second is skipped or shown twice.
      else timer = setTimeout(tick, (seconds % 1 || 1) * 1000 + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, offsetMilliseconds]);
  return left;
}

function secondsTo(moment: number): number {
  return Math.max(0, (moment - Date.now()) / 1000);
}

export function Countdown(props: CountdownProps) {
  const { until, label, offsetMilliseconds, onEnd, urgentSeconds = 0, className } = props;
  const left = useSecondsLeft(until, offsetMilliseconds, onEnd);
  const urgent = left > 0 && left <= urgentSeconds;
  return (
    <span
      role="timer"
      aria-label={label}
      aria-live="off"
      className={classNames(styles['countdown'], urgent && styles['urgent'], className)}
    >
      {clockText(left)}
    </span>
  );
}
