// Counts the players who opened each game in the last days, in one query whose result is kept for a
// while: however many look at the lobby, the table is read once.
import type { CataloguePorts } from './ports.ts';
import { countOpeners } from './store/own-games.ts';

const keptMs = 60_000;
const lookedBackMs = 7 * 24 * 3_600_000;

export type Openers = ReadonlyMap<string, number>;

/** How many players opened each game in the days before a moment. */
export type Popular = (now: number) => Promise<Openers>;

export function keepPopular({ database }: Pick<CataloguePorts, 'database'>): Popular {
  let held: { readonly at: number; readonly openers: Promise<Openers> } | undefined;
  return (now) => {
    if (held && Math.abs(now - held.at) < keptMs) return held.openers;
    const openers = countOpeners(database.kysely, now - lookedBackMs);
    held = { at: now, openers };
    openers.catch(() => (held = undefined));
    return openers;
  };
}
