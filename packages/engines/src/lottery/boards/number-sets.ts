// Sets of whole numbers that players pick at once: in steps, the upper and the lower half, odd and
// even ones, and the numbers of an animal.
export interface Steps {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** The numbers from one to another in even steps (kéo); none where the steps lead away. */
export function numbersInSteps({ from, to, step }: Steps): readonly number[] {
  if (step === 0 || Math.sign(to - from) * step < 0) return [];
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}

export type NumberHalf = 'big' | 'small' | 'odd' | 'even';

const halves: Readonly<Record<NumberHalf, (number: number, size: number) => boolean>> = {
  big: (number, size) => number >= size / 2,
  small: (number, size) => number < size / 2,
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
};

/** Half of all numbers of so many digits: tài, xỉu, lẻ or chẵn. */
export function numbersOfHalf(half: NumberHalf, digits: number): readonly number[] {
  const size = 10 ** digits;
  const all = Array.from({ length: size }, (_, number) => number);
  return all.filter((number) => halves[half](number, size));
}

/** The twelve animals of Vietnam's calendar with their numbers; the dragon lies and flies. */
export const animalTails = {
  rat: [15, 55, 95],
  ox: [9, 49, 89],
  tiger: [6, 46, 86],
  cat: [14, 54, 94],
  dragon: [10, 26, 50, 66, 90],
  snake: [32, 72],
  horse: [12, 52, 92],
  goat: [35, 75],
  monkey: [23, 63],
  rooster: [28, 68],
  dog: [11, 51, 91],
  pig: [7, 47, 87],
} as const satisfies Readonly<Record<string, readonly number[]>>;
