// From where the pictures of the games on offer come, for the page to be allowed to show them.
import type { GameRow } from './offer.ts';

/** Each stands in a header of every page, so a vendor that names ever more is not followed. */
const originsMax = 24;

/** Origins of pictures that lie elsewhere, those of most games first. */
export function pictureOrigins(games: readonly GameRow[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { art, picture, gone } of games) {
    if (gone || picture !== null || !art.startsWith('https:')) continue;
    const { origin } = new URL(art);
    counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  return byCount.slice(0, originsMax).map(([origin]) => origin);
}
