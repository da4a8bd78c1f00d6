// Whether the player prefers reduced motion, updated when it changes.
import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

export function reducedMotion(): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (told) => {
      const media = matchMedia(query);
      media.addEventListener('change', told);
      return () => media.removeEventListener('change', told);
    },
    reducedMotion,
    () => false,
  );
}
