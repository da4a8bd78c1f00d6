// The pages on which the games of each category are listed.
import type { GameCategory } from '@baize/contract';

export const categoryPlaces: Readonly<Record<GameCategory, string>> = {
  LIVE: '/live',
  RNG: '/rng',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  FISH: '/fish',
  PVP: '/pvp',
  LOTT: '/lottery',
  ELOTT: '/elott',
};

/** The category that is listed at an address; slots where it is none. */
export function categoryAt(path: string): GameCategory {
  const plain = path.replace(/\/+$/u, '');
  const found = Object.entries(categoryPlaces).find(([, place]) => place === plain);
  return (found?.[0] ?? 'RNG') as GameCategory;
}
