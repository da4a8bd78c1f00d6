// Decides which text of an article holds, and the order of articles: those that staff have placed
// by their place, then the others in their original order.

interface Versioned {
  readonly version: number;
  readonly isHousesOwn: boolean;
  readonly savedAt: number | null;
  readonly savedBy: string;
}

/** The newest version, whose words are the house's where it says that they hold again. */
export function standing<A extends Versioned>(own: A, saved: A | undefined): A {
  if (saved === undefined || !saved.isHousesOwn) return saved ?? own;
  const { version, savedAt, savedBy } = saved;
  return { ...own, version, savedAt, savedBy };
}

export const inPlace = <A extends { readonly articleId: string }>(
  articles: readonly A[],
  places: ReadonlyMap<string, number>,
): readonly A[] =>
  articles.toSorted(
    (a, b) => (places.get(a.articleId) ?? Infinity) - (places.get(b.articleId) ?? Infinity) || 0,
  );

/** Whether each of these is named once, and nothing else. */
export const namesEach = (all: readonly string[], named: readonly string[]): boolean =>
  all.length === named.length && all.every((id) => named.includes(id));
