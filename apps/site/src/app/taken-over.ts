// Hydrates the page drawn by the server from the data it was drawn from. Before the first paint
// `theme.js` has set whether it is this visitor's page, and has recorded presses since.
import { queryClient } from './query-client.ts';
import { beginAt } from './use-now.ts';

interface Drawn {
  readonly at: number;
  readonly known: readonly (readonly [readonly unknown[], unknown])[];
}

/** Drawn for a visitor as it is; for a member; or not to be shown here. */
export type DrawnFor = 'visitor' | 'member' | 'other';

/**
 * Older data is read again at once. The server sends a drawing for eight minutes, and none once
 * the house has changed what is on it.
 */
const freshMs = 150_000;

export function drawnFor(): DrawnFor {
  const { drawn } = document.documentElement.dataset;
  return drawn === 'visitor' || drawn === 'member' ? drawn : 'other';
}

/**
 * Fills the cache with the data the page was drawn from; data about the visitor's place is read
 * again.
 */
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

/** The last press before this code ran, as recorded by `theme.js`. */
interface Early {
  pressed?: HTMLElement | 'search';
  /** From here on presses are heard by the page itself; keys are not yet. */
  isTaken?: boolean;
  stop(): void;
}

const early = (): Early | undefined => (globalThis as { early?: Early }).early;

export function hearPresses(): void {
  const kept = early();
  if (kept !== undefined) kept.isTaken = true;
}

const nameOf = (button: HTMLElement): string => button.ariaLabel ?? button.textContent;

/** A page that was redrawn has another button in the place of the one that was pressed. */
const standIn = (pressed: HTMLElement): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => nameOf(one) === nameOf(pressed));

/** Does what was pressed, once. */
export function goOnFromPress(search: () => void): void {
  const kept = early();
  kept?.stop();
  const { pressed } = kept ?? {};
  delete (globalThis as { early?: Early }).early;
  if (pressed === 'search') search();
  else if (pressed) (pressed.isConnected ? pressed : standIn(pressed))?.click();
}
