// Reports when a moment has passed. Its timer is set again when it fires early, when the moment is
// beyond a browser's longest timer, and when the moment changes.
import { useEffect, useState } from 'react';

/** A browser knows no longer timers. */
const longestTimerMs = 2 ** 31 - 1;

export function useIsOver(until: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const wait = () => setTimeout(look, Math.min(Math.max(until - Date.now(), 0), longestTimerMs));
    const look = () => {
      const at = Date.now();
      setNow(at);
      if (at < until) timer = wait();
    };
    let timer = wait();
    return () => clearTimeout(timer);
  }, [until]);
  return until <= now;
}
