// Checks whether the window has room for the list of lotteries and the cart beside the pad.
import { useSyncExternalStore } from 'react';

const query = '(min-width: 1180px)';

export function useWide(): boolean {
  return useSyncExternalStore(
    (told) => {
      const media = matchMedia(query);
      media.addEventListener('change', told);
      return () => media.removeEventListener('change', told);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
