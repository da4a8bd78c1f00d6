// The layout of the reels in any box: a phone held either way, a window, a full screen. Pure.

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface ReelLayout {
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** How much of the cabinet stands above, below and beside the reels. */
  readonly frame: { readonly top: number; readonly bottom: number; readonly side: number };
  readonly width: number;
  readonly height: number;
}

const tallestCell = 1.2;
const usualFlattest = 0.9;
/** The cabinet's frame in cells, as it is drawn: the crest makes its head the highest. */
const frameCells = { top: 62 / 180, bottom: 38 / 180, side: 50 / 180 };
const lowBox = 380;

export interface Grid {
  readonly reels: number;
  readonly rows: number;
  /** How flat a cell may be, as height by width; reels that seldom show all rows take flat ones. */
  readonly flattestCell?: number;
}

/** `reels` columns of `rows` cells, as large as the box allows, with room above for the name. */
export function layoutReels(
  box: Box,
  { reels, rows, flattestCell = usualFlattest }: Grid,
): ReelLayout {
  const isLow = box.height < lowBox;
  const head = isLow ? 2 : Math.min(76, box.height * 0.11);
  const foot = isLow ? 4 : 10;
  const side = Math.max(4, box.width * 0.012);
  const free = { width: box.width - 2 * side, height: box.height - head - foot };
  const byWidth = free.width / (reels + 2 * frameCells.side);
  const framed = frameCells.top + frameCells.bottom;
  const byHeight = free.height / (rows * flattestCell + framed);
  const cellWidth = Math.max(20, Math.floor(Math.min(byWidth, byHeight)));
  const frame = {
    top: Math.round(cellWidth * frameCells.top),
    bottom: Math.round(cellWidth * frameCells.bottom),
    side: Math.round(cellWidth * frameCells.side),
  };
  const roomy = (free.height - frame.top - frame.bottom) / rows;
  const tall = Math.min(cellWidth * tallestCell, Math.max(cellWidth * flattestCell, roomy));
  const cellHeight = Math.floor(tall);
  const [width, height] = [cellWidth * reels, cellHeight * rows];
  const spare = Math.max(0, free.height - height - frame.top - frame.bottom);
  return {
    x: Math.round((box.width - width) / 2),
    y: Math.round(head + frame.top + spare * 0.45),
    cellWidth,
    cellHeight,
    frame,
    width,
    height,
  };
}

/** Where a cell stands in a reel of so many rows. */
export function cellBox(
  layout: ReelLayout,
  { reel, row, rows }: { reel: number; row: number; rows: number },
) {
  const [width, height] = [layout.cellWidth, layout.height / rows];
  return {
    x: layout.x + (reel + 0.5) * width,
    y: layout.y + (row + 0.5) * height,
    width,
    height,
  };
}
