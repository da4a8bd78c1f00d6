// The pays on the segments of each wheel, clockwise.
import { parseMultiplier, type Multiplier } from '../multiplier.ts';

export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

const lowTen = '1.5 1.2 1.2 1.2 0 1.2 1.2 1.2 1.2 0';

/** Every second segment of a wheel of medium risk pays nothing. */
const medium: Readonly<Record<number, string>> = {
  10: '1.9 1.5 2 1.5 3',
  20: '1.5 2 2 2 1.5 3 1.8 2 2 2',
  30: '1.5 1.5 2 1.5 2 2 1.5 3 1.5 2 2 1.7 4 1.5 2',
  40: '2 3 2 1.5 3 1.5 1.5 2 1.5 3 1.5 2 2 1.6 2 1.5 3 1.5 2 1.5',
  50: '2 1.5 2 1.5 3 1.5 1.5 2 1.5 5 1.5 2 1.5 2 1.5 3 1.5 2 1.5 2 1.5 3 1.5 2 1.5',
};

const high: Readonly<Record<number, string>> = {
  10: '9.9',
  20: '19.8',
  30: '29.7',
  40: '39.6',
  50: '49.5',
};

const sizes = [10, 20, 30, 40, 50] as const;

const read = (text = ''): readonly Multiplier[] => text.split(' ').map(parseMultiplier);
const none: Multiplier = 0n;

/** By risk, then by the number of segments. */
export const wheelTables: Readonly<Record<Risk, ReadonlyMap<number, readonly Multiplier[]>>> = {
  low: tables((size) => Array.from({ length: size / 10 }, () => read(lowTen)).flat()),
  medium: tables((size) => read(medium[size]).flatMap((multiplier) => [none, multiplier])),
  high: tables((size) => [...Array.from({ length: size - 1 }, () => none), ...read(high[size])]),
};

function tables(of: (size: number) => readonly Multiplier[]) {
  return new Map(sizes.map((size) => [size as number, of(size)]));
}
