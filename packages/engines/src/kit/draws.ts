// The draws of one round: every random number that a game may use, mapped without bias and written
// down as it is drawn. A value above the largest multiple of the range is thrown away, so each
// result is equally likely [S4]. Who holds the record of draws can play the round again, to the
// last event.

/** One number that was drawn: `value` lies in 0 … `range` − 1. */
export interface Draw {
  readonly range: number;
  readonly value: number;
}

export interface Draws {
  /** A whole number in 0 … range − 1, all equally likely. */
  int(range: number): number;
  /** All of 0 … count − 1 in random order, shuffled from the top index down [S5]. */
  shuffle(count: number): number[];
  /** `taken` different numbers of 0 … count − 1 in drawn order: the first of a whole shuffle. */
  pick(taken: number, count: number): number[];
  /** True with probability `wins` in `outOf`. */
  chance(wins: number, outOf: number): boolean;
  /** The draws so far, in order. */
  readonly recorded: readonly Draw[];
}

/** An endless stream of 32-bit numbers. */
export type NextUint32 = () => number;

/** Draws from a stream of 32-bit numbers. */
export function streamDraws(next: NextUint32): Draws {
  return recordingDraws((range) =>
    range <= wordRange ? below32(next, range) : below64(next, range),
  );
}

/**
 * Draws that give the listed values in order, for tests and replays. A value that does not fit its
 * range is a fault.
 */
export function scriptedDraws(values: readonly number[]): Draws {
  let at = 0;
  return recordingDraws((range) => {
    const value = values[at];
    if (value === undefined) throw new RangeError(`The script ends before draw ${at + 1}.`);
    if (!Number.isSafeInteger(value) || value < 0 || value >= range) {
      throw new RangeError(`The script gives ${value} where a number below ${range} is drawn.`);
    }
    at += 1;
    return value;
  });
}

const wordRange = 2 ** 32;

function recordingDraws(draw: (range: number) => number): Draws {
  const recorded: Draw[] = [];
  const int = (range: number): number => {
    if (!Number.isSafeInteger(range) || range < 1)
      throw new RangeError(`No number below ${range}.`);
    const value = draw(range);
    recorded.push({ range, value });
    return value;
  };
  const pick = (taken: number, count: number): number[] => {
    if (!Number.isSafeInteger(taken) || taken < 0 || taken > count) {
      throw new RangeError(`Cannot pick ${taken} of ${count}.`);
    }
    return shuffled(int, count).slice(0, taken);
  };
  return {
    int,
    pick,
    shuffle: (count) => shuffled(int, count),
    chance: (wins, outOf) => int(outOf) < wins,
    recorded,
  };
}

function shuffled(int: (range: number) => number, count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let top = count - 1; top >= 1; top -= 1) {
    const other = int(top + 1);
    const moved = order[top] ?? 0;
    order[top] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}

function below32(next: NextUint32, range: number): number {
  const limit = wordRange - (wordRange % range);
  let value = next();
  while (value >= limit) value = next();
  return value % range;
}

function below64(next: NextUint32, range: number): number {
  const wide = BigInt(range);
  const limit = 2n ** 64n - (2n ** 64n % wide);
  const wideNext = (): bigint => {
    const high = BigInt(next());
    return (high << 32n) | BigInt(next());
  };
  let value = wideNext();
  while (value >= limit) value = wideNext();
  return Number(value % wide);
}
