// Whether the page's own code is running. The server's drawing is hydrated as it is; content that
// only a browser knows, or that may come later, is drawn right after, without delaying presses.
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';

let isTakenOver = false;

/** From here on the first picture is the server's; from the next page on it is our own. */
export function beginTakenOver(): void {
  isTakenOver = true;
}

export function endTakenOver(): void {
  isTakenOver = false;
}

export const useAwake = (): boolean => useDeferredValue(true, !isTakenOver);

/**
 * Content that the server does not draw; a part alone, so that nothing else is drawn again for it.
 */
export const Awake = ({ children }: { children: ReactNode }): ReactNode =>
  useAwake() ? children : null;

/** True a while after: for what is not in sight and need not come with the page. */
export function useLater(afterMs: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isLater;
}
