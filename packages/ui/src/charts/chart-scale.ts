// The upright scale of a chart: it includes zero, its ends and marks are round numbers, and no
// value lies outside of it.

export interface ChartScale {
  readonly least: number;
  readonly most: number;
  /** From the top down, evenly spaced. */
  readonly marks: readonly number[];
}

const stepsWanted = 4;
const roundSteps = [1, 2, 2.5, 5, 10];

/** The next larger round number: 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = roundSteps.find((round) => round * power >= value) ?? 10;
  return step * power;
}

export function scaleOf(values: readonly number[]): ChartScale {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const step = top === bottom ? 1 : roundUp((top - bottom) / stepsWanted);
  const above = top === bottom ? 1 : Math.ceil(top / step);
  const below = Math.ceil(-bottom / step);
  const marks = Array.from({ length: above + below + 1 }, (_, at) => (above - at) * step);
  return { least: -below * step, most: above * step, marks };
}

/** Where a value stands, in hundredths from the top. */
export const heightOf = (value: number, { least, most }: ChartScale): number =>
  ((most - value) / (most - least)) * 100;

export interface ChartBar {
  readonly at: number;
  readonly top: number;
  readonly height: number;
}

/** The parts of one bar: gains stand on one another upward from zero, losses hang downward. */
export function barsOf(values: readonly number[], scale: ChartScale): readonly ChartBar[] {
  let up = 0;
  let down = 0;
  return values.map((value, at) => {
    const from = value < 0 ? down : up;
    if (value < 0) down += value;
    else up += value;
    const [top, bottom] = [heightOf(from, scale), heightOf(from + value, scale)].toSorted(
      (one, other) => one - other,
    ) as [number, number];
    return { at, top, height: bottom - top };
  });
}

/** What the scale of a chart must hold: of each bar its full height above and below zero. */
export function endsOf(values: readonly number[]): readonly number[] {
  const up = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  const down = values.reduce((sum, value) => sum + Math.min(0, value), 0);
  return [up, down];
}
