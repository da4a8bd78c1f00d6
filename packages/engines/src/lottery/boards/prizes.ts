// The prizes of a draw for its board: what each is called, and at which places its numbers stand.
import type { KindCode } from '../games/definition.ts';

export interface PrizeAt {
  readonly name: PrizeName;
  readonly at: readonly number[];
}

export type PrizeName =
  | 'special'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'seventh'
  | 'eighth'
  | 'front'
  | 'back'
  | 'bottom'
  | 'number'
  | 'starter'
  | 'consolation';

type Listed = readonly (readonly [name: PrizeName, places: number])[];

const listed: Partial<Record<KindCode, Listed>> = {
  VN_N: [
    ['special', 1],
    ['first', 1],
    ['second', 2],
    ['third', 6],
    ['fourth', 4],
    ['fifth', 6],
    ['sixth', 3],
    ['seventh', 4],
  ],
  VN_S: [
    ['special', 1],
    ['first', 1],
    ['second', 1],
    ['third', 2],
    ['fourth', 7],
    ['fifth', 1],
    ['sixth', 3],
    ['seventh', 1],
    ['eighth', 1],
  ],
  THAI: [
    ['first', 1],
    ['front', 2],
    ['back', 2],
    ['bottom', 1],
  ],
  HANOI: [
    ['special', 1],
    ['first', 1],
  ],
  LAO: [['number', 1]],
  YEEKEE: [['number', 1]],
  D4: [
    ['first', 1],
    ['second', 1],
    ['third', 1],
    ['starter', 10],
    ['consolation', 10],
  ],
};

/** In the order of the draw; none where a draw has no prizes of its own. */
export function prizesOf(kind: KindCode): readonly PrizeAt[] {
  let from = 0;
  return (listed[kind] ?? []).map(([name, places]) => {
    const first = from;
    from += places;
    return { name, at: Array.from({ length: places }, (_, place) => first + place) };
  });
}
