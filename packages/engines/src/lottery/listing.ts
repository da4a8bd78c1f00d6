// Lists of plays, written short: a code, the places it looks at, its mechanic.
import type { Mechanic, PlayDefinition } from './definition.ts';

export type Listed = readonly (readonly [
  code: string,
  at: readonly number[],
  mechanic: Mechanic,
  /** In whole stakes, the stake included. */
  odds?: readonly number[],
])[];

/** Every mechanic at every window, named `<stars>_<mechanic>_<window>`. */
export function everyWindow(
  stars: string,
  windows: Readonly<Record<string, readonly number[]>>,
  mechanics: Readonly<Record<string, Mechanic>>,
): Listed {
  return Object.entries(mechanics).flatMap(([name, mechanic]) =>
    Object.entries(windows).map(([window, at]): Listed[number] => [
      window === '' ? `${stars}_${name}` : `${stars}_${name}_${window}`,
      at,
      mechanic,
    ]),
  );
}

/** The list as plays, numbered from `from` in its order: a number is never given again. */
export function numbered(
  list: Listed,
  from: number,
  pays: PlayDefinition['pays'],
): PlayDefinition[] {
  return list.map(([code, at, mechanic, odds], index) => ({
    code,
    id: from + index,
    pays,
    at,
    mechanic,
    ...(odds === undefined ? {} : { odds: odds.map(inParts) }),
  }));
}

const parts = 10_000;
const inParts = (odds: number): number => Math.round(odds * parts);
