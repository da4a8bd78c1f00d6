// The pace of a draw animation: at most six seconds, however many numbers are drawn.

export interface DrawPace {
  /** Until the first number rests, and then between two. */
  readonly firstMs: number;
  readonly eachMs: number;
  /** The whole result is in sight so long before the screen moves on. */
  readonly restMs: number;
}

const wholeMs = 3600;

export function drawPace(kind: string, numbers: number): DrawPace {
  if (kind === 'PK10') return { firstMs: 3200, eachMs: 170, restMs: 900 };
  const eachMs = Math.min(600, Math.round(wholeMs / numbers));
  return { firstMs: 1100, eachMs, restMs: 900 };
}
