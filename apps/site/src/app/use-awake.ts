// Whether the page's own code is at work. What the server has drawn is taken over as it is; what
// only a browser knows, or may come later, is drawn right after, without holding up what is pressed
// meanwhile.
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

/** What the server does not draw; a part alone, so that nothing else is drawn again for it. */
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
