// The browser's two storages, which may be full, blocked or filled by somebody else: reading gives
// nothing rather than failing, and writing never stops what the player does.

type Area = 'local' | 'session';

function areaOf(area: Area): Storage | undefined {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

export function readStored(area: Area, key: string): string | undefined {
  try {
    return areaOf(area)?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined removes the key. */
export function writeStored(area: Area, key: string, value: string | undefined): void {
  try {
    if (value === undefined) areaOf(area)?.removeItem(key);
    else areaOf(area)?.setItem(key, value);
  } catch {
    // A full or blocked storage only means that a reload forgets.
  }
}

export function readStoredJson(area: Area, key: string): unknown {
  const text = readStored(area, key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeStoredJson(area: Area, key: string, value: unknown): void {
  writeStored(area, key, JSON.stringify(value));
}
