// Storage of a tab that survives a reload, such as the game session. Where a browser forbids
// storage the values are held in memory until the page is left.
import { memoryStorage } from './memory-storage.ts';

export interface TabStore {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

export function createTabStore(storage: Storage, prefix = 'baize-arcade'): TabStore {
  const name = (key: string) => `${prefix}:${key}`;
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) =>
      attempt(() => {
        const text = storage.getItem(name(key));
        return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
      }),
    write: (key, value) => void attempt(() => storage.setItem(name(key), JSON.stringify(value))),
    remove: (key) => void attempt(() => storage.removeItem(name(key))),
  };
}

/** The tab's own storage, or the page's where the browser refuses it. */
export function tabStorage(): Storage {
  try {
    return globalThis.sessionStorage ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
}
