// Orders that staff give: the whole list, each name once, or nothing; and one thing moved to a
// place.

/** Both lists name the same things, each once. */
export function isOrderOf(given: readonly string[], known: readonly string[]): boolean {
  const names = new Set(given);
  return (
    names.size === given.length &&
    given.length === known.length &&
    known.every((name) => names.has(name))
  );
}

/** With `name` at `place`, counted from 1; a place behind the last one is the last. */
export function movedTo(list: readonly string[], name: string, place: number): readonly string[] {
  const others = list.filter((one) => one !== name);
  return [...others.slice(0, place - 1), name, ...others.slice(place - 1)];
}
