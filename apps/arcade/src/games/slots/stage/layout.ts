// Where the reels stand in any box: a phone held either way, a window, a full screen. Pure.

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface ReelLayout {
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly symbolSize: number;
  /** The width of the cabinet's frame around the reels. */
  readonly frame: number;
  readonly width: number;
  readonly height: number;
}

const tallestCell = 1.2;
const flattestCell = 0.9;
const frameOfCell = 0.2;
const lowBox = 380;

/** `reels` columns of `rows` cells, as large as the box allows, with room above for the name. */
export function layoutReels(
  box: Box,
  { reels, rows }: { reels: number; rows: number },
): ReelLayout {
  const head = box.height < lowBox ? 4 : Math.min(92, box.height * 0.13);
  const foot = box.height < lowBox ? 4 : 16;
  const side = Math.max(6, box.width * 0.015);
  const free = { width: box.width - 2 * side, height: box.height - head - foot };
  const byWidth = free.width / (reels + 2 * frameOfCell);
  const byHeight = free.height / (rows * flattestCell + 2 * frameOfCell);
  const cellWidth = Math.max(20, Math.floor(Math.min(byWidth, byHeight)));
  const frame = Math.round(cellWidth * frameOfCell);
  const roomy = (free.height - 2 * frame) / rows;
  const tall = Math.min(cellWidth * tallestCell, Math.max(cellWidth * flattestCell, roomy));
  const cellHeight = Math.floor(tall);
  const [width, height] = [cellWidth * reels, cellHeight * rows];
  return {
    x: Math.round((box.width - width) / 2),
    y: Math.round(head + frame + Math.max(0, (free.height - height - 2 * frame) / 2)),
    cellWidth,
    cellHeight,
    symbolSize: Math.min(cellWidth, cellHeight) * 0.95,
    frame,
    width,
    height,
  };
}

export function cellCentre(layout: ReelLayout, { reel, row }: { reel: number; row: number }) {
  return {
    x: layout.x + (reel + 0.5) * layout.cellWidth,
    y: layout.y + (row + 0.5) * layout.cellHeight,
  };
}
