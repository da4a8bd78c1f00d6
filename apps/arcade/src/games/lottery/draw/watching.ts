// The player's choice to watch draws, stored in the browser.
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

const key = 'lottery-watch';

const watching = createStore(() => ({ on: read() }));

function read(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function setWatching(on: boolean): void {
  watching.setState({ on });
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // Refused storage: the choice holds for this page.
  }
}

export const isWatching = (): boolean => watching.getState().on;

export function useWatching(): boolean {
  return useStore(watching, ({ on }) => on);
}
