// Orders of lists: one row changes places with another, and a saved order fits while the list has
// the same rows.

export function swapped(list: readonly string[], one: string, other: string): readonly string[] {
  const partners = new Map([
    [one, other],
    [other, one],
  ]);
  return list.map((id) => partners.get(id) ?? id);
}

export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
