// Decides when a slide puzzle counts as solved by a person: near enough, not too fast and not too
// late.

export const slide = {
  width: 320,
  height: 180,
  pieceSize: 56,
  tolerance: 6,
  secondsToLive: 120,
  /** No person solves the slide faster than this. */
  shortestMs: 350,
} as const;

export interface SlideAnswer {
  readonly gapLeft: number;
  readonly x: number;
  /** How long the slide took, as the browser says. */
  readonly durationMs: number;
  /** How long ago the puzzle was given out, by the server's clock. */
  readonly ageMs: number;
}

export function isSolved({ gapLeft, x, durationMs, ageMs }: SlideAnswer): boolean {
  const isNear = Math.abs(x - gapLeft) <= slide.tolerance;
  const isHuman = durationMs >= slide.shortestMs && ageMs >= slide.shortestMs;
  return isNear && isHuman && ageMs <= slide.secondsToLive * 1000;
}

/**
 * Where the gap lies, from two random bytes each: never under the piece's own place at the left.
 */
export function gapOf(bytes: Uint8Array): { readonly left: number; readonly top: number } {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const leftMin = slide.pieceSize + 24;
  const leftSpan = slide.width - slide.pieceSize - 8 - leftMin;
  const topSpan = slide.height - slide.pieceSize - 16;
  return { left: leftMin + ((a * 256 + b) % leftSpan), top: 8 + ((c * 256 + d) % topSpan) };
}
