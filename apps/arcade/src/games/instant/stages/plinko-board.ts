// Where pins, slots and the ball stand on a board of so many rows. Pure geometry, in the units of
// the drawing.
export const boardWidth = 360;
export const boardHeight = 328;

const top = 16;
const footMargin = 12;
/** Narrower slots have their labels upright, and are as high as these need. */
const wideSlot = 24;

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface PinBoard {
  readonly pins: readonly Place[];
  /** The middle of each slot, and how wide it is. */
  readonly slots: readonly number[];
  readonly gap: number;
  readonly slotTop: number;
  readonly slotHeight: number;
  /** Labels stand upright: there is no room for them across. */
  readonly isNarrow: boolean;
}

export function pinBoard(rows: number): PinBoard {
  const { gap, rise, foot, isNarrow } = measures(rows);
  const pins = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_one, at) => ({
      x: boardWidth / 2 + (at - (row + 2) / 2) * gap,
      y: top + row * rise,
    })),
  ).flat();
  const slots = Array.from(
    { length: rows + 1 },
    (_, slot) => boardWidth / 2 + (slot - rows / 2) * gap,
  );
  const slotTop = boardHeight - foot;
  return { pins, slots, gap, slotTop, slotHeight: foot - footMargin, isNarrow };
}

function measures(rows: number) {
  const gap = boardWidth / (rows + 2);
  const isNarrow = gap < wideSlot;
  const foot = (isNarrow ? 46 : 26) + footMargin;
  return { gap, isNarrow, foot, rise: (boardHeight - foot - top - 8) / (rows - 0.4) };
}

/** The way of the ball: above each pin that it meets, and into its slot. */
export function ballWay(path: readonly number[]): readonly Place[] {
  const { gap, rise, foot } = measures(path.length);
  let rights = 0;
  const way = path.map((right, row) => {
    const place = { x: boardWidth / 2 + (rights - row / 2) * gap, y: top + row * rise - 7 };
    rights += right;
    return place;
  });
  const x = boardWidth / 2 + (rights - path.length / 2) * gap;
  return [{ x: boardWidth / 2, y: -8 }, ...way, { x, y: boardHeight - foot + 10 }];
}
