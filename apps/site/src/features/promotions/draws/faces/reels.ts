// The strips of a prize slot: each ends with the place that its window shows. A prize stands there
// three times; nothing is three different places, so that no two alike suggest a prize missed.
import type { Segment } from '../prize-draws.ts';

const reelCount = 3;
const turnsOf = [14, 20, 26] as const;

type Places = readonly number[];

/** Before anything was drawn each strip is one window long. */
export function reelsFor(
  segments: readonly Pick<Segment, 'rewards'>[],
  drawn: number | undefined,
): readonly Places[] {
  const places = segments.map((_, place) => place);
  const prizes = places.filter((place) => (segments[place]?.rewards.length ?? 0) > 0);
  const ends = endsOf(segments, places, prizes, drawn);
  return ends.map((end, reel) => {
    if (drawn === undefined) return [end];
    const turns = turnsOf[reel] ?? 0;
    const rolled = Array.from({ length: turns }, (_, at) =>
      placeAt(prizes, at * (reel + 1) + reel),
    );
    return [placeAt(prizes, reel), ...rolled, end];
  });
}

const placeAt = (places: Places, at: number): number => places[at % places.length] ?? 0;

function endsOf(
  segments: readonly Pick<Segment, 'rewards'>[],
  places: Places,
  prizes: Places,
  drawn: number | undefined,
): Places {
  const reels = Array.from({ length: reelCount }, (_, reel) => reel);
  if (drawn === undefined) return reels.map((reel) => placeAt(prizes, reel));
  if ((segments[drawn]?.rewards.length ?? 0) > 0) return reels.map(() => drawn);
  const others = places.length >= reelCount ? places : [...places, ...places];
  return [drawn, ...others.filter((place) => place !== drawn)].slice(0, reelCount);
}
