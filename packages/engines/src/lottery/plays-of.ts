// The plays of a kind of draw, worked out once for each lunar year. Only a draw with animals
// differs by year; the others are the same plays in all of them.
import { compilePlays } from './compile.ts';
import type { PlaySet } from './definition.ts';
import type { KindCode } from './games/definition.ts';
import type { Play } from './play.ts';
import { playSets } from './play-sets.ts';

/** A year for what no draw belongs to: rules and promises are printed as of it. */
export const statedYear = 2026;

const known = new Map<string, ReadonlyMap<string, Play>>();

/** By code. */
export function playsOf(kind: KindCode, lunarYear = statedYear): ReadonlyMap<string, Play> {
  const name = `${kind} ${lunarYear}`;
  const found = known.get(name) ?? compiled(kind, lunarYear);
  known.set(name, found);
  return found;
}

function compiled(kind: KindCode, lunarYear: number): ReadonlyMap<string, Play> {
  const plays = compilePlays(playSetOf(kind, lunarYear));
  return new Map(plays.map((play) => [play.code, play]));
}

/** The plays of a kind as data. */
export function playSetOf(kind: KindCode, lunarYear = statedYear): PlaySet {
  const set = playSets(lunarYear).find((one) => one.kind.code === kind);
  if (set === undefined) throw new RangeError(`There are no plays of ${kind}.`);
  return set;
}
