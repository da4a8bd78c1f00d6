// One clock for all countdowns of a page: it ticks just after each whole second while the page is
// seen, however many look at it.
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  now = Date.now();
  for (const hear of listeners) hear();
  timer = setTimeout(tick, 1005 - (now % 1000));
}

function seen(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!document.hidden && listeners.size > 0) tick();
}

function subscribe(hear: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', seen);
  listeners.add(hear);
  if (timer === undefined) seen();
  return () => {
    listeners.delete(hear);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', seen);
    clearTimeout(timer);
    timer = undefined;
  };
}

/** This machine's time, to the second. */
export function useTick(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
}
