// The current time, updated each second while the page is visible.
import { useSyncExternalStore } from 'react';
import { timeNow } from './clock.ts';

let now = timeNow();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    // It stood still while nobody listened.
    now = timeNow();
    timer = setInterval(() => {
      now = timeNow();
      for (const told of listeners) told();
    }, 1000);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const read = () => now;

let drawnAt = now;
const readDrawn = () => drawnAt;

/** A page that the server has drawn begins with the time at which it was drawn. */
export function beginAt(at: number): void {
  drawnAt = at;
}

export const useNow = (): number => useSyncExternalStore(listen, read, readDrawn);

const rest = () => () => undefined;

/** Stands still while nobody sees it: each second would wake a phone that shows no clock. */
export const useNowInSight = (isInSight: boolean): number =>
  useSyncExternalStore(isInSight ? listen : rest, read, readDrawn);
