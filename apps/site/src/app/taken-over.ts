// What the server has drawn is taken over: the page knows what it was drawn from, and draws the
// same. `theme.js` has said before the first paint whether it is this visitor's page.
import { queryClient } from './query-client.ts';
import { beginAt } from './use-now.ts';

interface Drawn {
  readonly at: number;
  readonly known: readonly (readonly [readonly unknown[], unknown])[];
}

/** Drawn for this visitor as it is; for whoever is signed in; or not to be shown here. */
export type DrawnFor = 'visitor' | 'member' | 'other';

/** What was known longer ago is asked for again at once. */
const freshMs = 20_000;

export function drawnFor(): DrawnFor {
  const { drawn } = document.documentElement.dataset;
  return drawn === 'visitor' || drawn === 'member' ? drawn : 'other';
}

/** Takes over what the page was drawn from; whatever is about the visitor's place is asked anew. */
export function takeOver(): void {
  const island = document.getElementById('drawn')?.textContent;
  if (island === undefined || island === '') return;
  const { at, known } = JSON.parse(island) as Drawn;
  beginAt(at);
  const isFresh = Math.abs(Date.now() - at) < freshMs;
  for (const [key, value] of known) {
    const updatedAt = isFresh && key[0] !== 'status' ? Date.now() : 0;
    queryClient.setQueryData(key, value, { updatedAt });
  }
}
