// Whether there is only a phone's width: then a record is a column of cards and not a table.
import { useSyncExternalStore } from 'react';

const media = '(max-width: 720px)';

function listen(listener: () => void): () => void {
  const query = globalThis.matchMedia(media);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const read = () => globalThis.matchMedia(media).matches;

export const useNarrow = (): boolean => useSyncExternalStore(listen, read);
