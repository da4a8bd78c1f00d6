// The lotteries a player marked and those played last, kept in the browser.
import { useState } from 'react';

const recentMost = 6;

function read(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function write(key: string, codes: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(codes));
  } catch {
    // Refused storage: the choice holds for this page.
  }
}

export function useFavourites() {
  const [codes, setCodes] = useState(() => read('lottery-favourites'));
  const toggle = (code: string) => {
    const next = codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code];
    setCodes(next);
    write('lottery-favourites', next);
  };
  return { codes, toggle };
}

export const recentGames = (): readonly string[] => read('lottery-recent');

export function rememberGame(code: string): void {
  const others = recentGames().filter((one) => one !== code);
  write('lottery-recent', [code, ...others].slice(0, recentMost));
}
