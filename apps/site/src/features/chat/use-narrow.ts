// Whether the screen is a phone's: the chat is a sheet over the page there, else a panel beside it.
import { useSyncExternalStore } from 'react';

const query = '(max-width: 719px)';

function listen(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(listen, () => matchMedia(query).matches);
