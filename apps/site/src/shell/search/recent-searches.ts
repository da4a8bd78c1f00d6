// Recent searches of this browser that led somewhere: the newest first, each once, stored here only
// until the visitor clears them.
import { readStoredJson, writeStored, writeStoredJson } from '../../app/stored.ts';

const key = 'searches';
const most = 6;
const lettersMax = 80;

export function recentSearches(): readonly string[] {
  const kept = readStoredJson('local', key);
  if (!Array.isArray(kept)) return [];
  const texts = kept.filter((one): one is string => typeof one === 'string' && one !== '');
  return texts.map((text) => text.slice(0, lettersMax)).slice(0, most);
}

export function keepSearch(typed: string): void {
  const words = typed.trim().slice(0, lettersMax);
  if (words === '') return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== words.toLowerCase());
  writeStoredJson('local', key, [words, ...others].slice(0, most));
}

export const forgetSearches = (): void => writeStored('local', key, undefined);
