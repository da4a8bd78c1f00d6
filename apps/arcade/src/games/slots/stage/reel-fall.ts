// Computes how symbols fall in a column: which one falls from how far above, and where each is at a
// given time. Pure; distances are in cells, times are shares of the fall.

/** How far each row's symbol falls when `removed` rows go and new symbols come from above. */
export function fallDistances(rows: number, removed: readonly number[]): readonly number[] {
  const gone = new Set(removed);
  const kept = Array.from({ length: rows }, (_, row) => row).filter((row) => !gone.has(row));
  const fresh = rows - kept.length;
  return Array.from({ length: rows }, (_, row) =>
    row < fresh ? fresh : row - (kept[row - fresh] ?? row),
  );
}

const bounceFrom = 0.78;
const bounce = 0.06;

/** How many cells above its place a symbol still is that falls `distance` cells. */
export function heightLeft(distance: number, share: number): number {
  if (distance === 0 || share >= 1) return 0;
  if (share < bounceFrom) return distance * (1 - (share / bounceFrom) ** 2);
  const back = (share - bounceFrom) / (1 - bounceFrom);
  return bounce * Math.sin(back * Math.PI);
}

/** How many cells below its place a symbol is that drops out of the window, `share` of the way. */
export function droppedBy(rows: number, share: number): number {
  return (rows + 1) * Math.min(1, share) ** 2;
}
