// Whether the page's own code is at work. What the server has drawn is taken over as it is; what
// only a browser knows, or may come later, is drawn right after.
import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** True a while after: for what is not in sight and need not come with the page. */
export function useLater(afterMs: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isLater;
}
