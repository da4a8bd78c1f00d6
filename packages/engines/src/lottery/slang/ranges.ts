// Ranges of numbers (`00 keo 90`, `keo 10 19`, `10/20keo90`). Two numbers of a `keo` differ in one
// digit, which runs; the first two numbers of `A/B keo C` give the step. All else is asked.
export interface Range {
  readonly from: string;
  readonly to: string;
  readonly next?: string;
}

/** The numbers of a range, or nothing where its step is not sure. */
export function rangeOf({ from, to, next }: Range, by: 'keo' | 'den'): string[] | undefined {
  const width = from.length;
  if (width < 2 || width > 4 || to.length !== width || (next?.length ?? width) !== width)
    return undefined;
  const step = next === undefined ? stepOf(from, to, by) : Number(next) - Number(from);
  const length = Number(to) - Number(from);
  if (step === undefined || step <= 0 || length < step || length % step !== 0) return undefined;
  return Array.from({ length: length / step + 1 }, (_, index) =>
    String(Number(from) + index * step).padStart(width, '0'),
  );
}

/** A list of two numbers that reads as a range as well: `10-19`, `00-49`. */
export function mayBeRange(from: string, to: string): boolean {
  if (from.length !== to.length || Number(to) - Number(from) < 2) return false;
  const isTens = from.endsWith('0') && to.endsWith('9');
  return isTens || from.slice(0, -1) === to.slice(0, -1);
}

/** From `00 den 90` some count every number, so there only the last digit runs. */
function stepOf(from: string, to: string, by: 'keo' | 'den'): number | undefined {
  const differ = [...from].flatMap((digit, index) => (digit === to[index] ? [] : [index]));
  const [only] = differ;
  if (only === undefined || differ.length > 1) return undefined;
  const place = from.length - 1 - only;
  return by === 'den' && place > 0 ? undefined : 10 ** place;
}
