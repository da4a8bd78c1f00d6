// Numbers that are typed at one press: the other orders of a number, all numbers with a digit, and
// those whose digits are alike.
import { permutationsOf } from '@baize/engines';

export const numberSets = ['orders', 'doors', 'front', 'back', 'alike'] as const;
export type NumberSet = (typeof numberSets)[number];

const ten = Array.from({ length: 10 }, (_, digit) => digit);

/** The sets that can be made from what was typed. */
export function setsFor(number: string): readonly NumberSet[] {
  const { length } = number;
  if (length === 1) return ['doors', 'front', 'back'];
  const orders = new Set(number).size > 1 ? (['orders'] as const) : [];
  return length === 2 || length === 3 ? [...orders, 'alike'] : orders;
}

export function numbersOfSet(set: NumberSet, number: string): readonly string[] {
  const { length } = number;
  if (set === 'orders')
    return permutationsOf(Number(number), length).map((one) => String(one).padStart(length, '0'));
  if (set === 'alike') return ten.map((digit) => String(digit).repeat(length));
  const front = ten.map((other) => `${number}${other}`);
  const back = ten.map((other) => `${other}${number}`);
  if (set === 'doors') return [...new Set([...front, ...back])];
  return set === 'front' ? front : back;
}
