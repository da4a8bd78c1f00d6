// Chooses the hot games: on each shelf the few that most players opened lately. A shelf without
// players has none; games that staff mark as hot are added.
export interface Shelved {
  readonly nodeId: string;
  readonly lane: string;
}

/** One in so many games of a shelf at most. */
const oneIn = 5;

export function hotByPlay(
  games: readonly Shelved[],
  openers: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const playersOf = ({ nodeId }: Shelved) => openers.get(nodeId) ?? 0;
  const shelves = Map.groupBy(games, ({ lane }) => lane);
  const hot = [...shelves.values()].flatMap((shelf) => {
    const played = shelf.filter((game) => playersOf(game) > 0);
    const share = Math.ceil(shelf.length / oneIn);
    return played.toSorted((one, other) => playersOf(other) - playersOf(one)).slice(0, share);
  });
  return new Set(hot.map(({ nodeId }) => nodeId));
}
