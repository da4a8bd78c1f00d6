// Every outcome at the places that a play looks at, each as likely as any other.
import type { DrawKind } from '../kinds.ts';
import type { Play } from '../play.ts';

/** All windows of the play; of one that does not look at order, each set of numbers once. */
export function* windowsOf({ kind, at, ordered }: Play): Generator<readonly number[]> {
  yield* grow(kind, at.length, ordered || kind.repeats, []);
}

function* grow(
  kind: DrawKind,
  places: number,
  ordered: boolean,
  window: readonly number[],
): Generator<readonly number[]> {
  if (window.length === places) {
    yield window;
    return;
  }
  const first = ordered ? kind.low : (window.at(-1) ?? kind.low - 1) + 1;
  for (let next = first; next <= kind.high; next += 1) {
    if (!kind.repeats && window.includes(next)) continue;
    yield* grow(kind, places, ordered, [...window, next]);
  }
}

const lists = new WeakMap<Play, readonly (readonly number[])[]>();

/** All windows of a play that has few, in their order. */
export function windowListOf(play: Play): readonly (readonly number[])[] {
  const known = lists.get(play);
  if (known !== undefined) return known;
  const list = [...windowsOf(play)];
  lists.set(play, list);
  return list;
}
