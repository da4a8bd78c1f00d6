// The curve of a flight as a path in a field of 100 by 100: time to the right, the multiplier up.
// Only drawn: what a flight pays is worked out in whole numbers.

const growthPerMs = 0.000_06;
/** The field shows at least so much of a flight. */
const spanMsLeast = 8000;
const heightLeast = 1;
/** How much of the field the curve fills. */
const filled = 88;
const steps = 48;

export interface CurvePath {
  readonly line: string;
  readonly area: string;
  /** Where the lantern is, in hundredths of the field from its lower start. */
  readonly tip: { readonly x: number; readonly y: number };
}

export function curvePath(elapsedMs: number): CurvePath {
  const span = Math.max(spanMsLeast, elapsedMs);
  const top = Math.max(heightLeast, Math.exp(growthPerMs * elapsedMs) - 1);
  const at = (ms: number) => ({
    x: (ms / span) * filled,
    y: ((Math.exp(growthPerMs * ms) - 1) / top) * filled * Math.min(1, heightOf(elapsedMs)),
  });
  const points = Array.from({ length: steps + 1 }, (_, step) => at((elapsedMs * step) / steps));
  const text = points.map(({ x, y }) => `${cut(x)} ${cut(100 - y)}`).join(' L');
  const tip = at(elapsedMs);
  return { line: `M${text}`, area: `M${text} L${cut(tip.x)} 100 L0 100 Z`, tip };
}

/** At first the curve lies low; it fills the field as it grows. */
const heightOf = (elapsedMs: number): number => 0.25 + (0.75 * elapsedMs) / spanMsLeast;

/** Two places are finer than any screen. */
const cut = (value: number): number => Math.round(value * 100) / 100;
