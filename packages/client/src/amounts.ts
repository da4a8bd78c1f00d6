// Amounts as screens handle them: whole units, whichever way a call or a person wrote them. An own
// call writes a text and a call of the family a number; no screen knows which.
import { parseSignedUnits, parseUnits, unitsFromNumber, type Units } from '@baize/money';

/** An amount of an answer. What is not one is a fault of the server, never a zero. */
export function unitsOf(amount: string | number): Units {
  const units =
    typeof amount === 'number' ? unitsFromNumber(amount) : parseSignedUnits(amount, wholly);
  if (units === undefined) throw new RangeError(`Not an amount: ${amount}`);
  return units;
}

const wholly = { decimalsMax: 4 };

/** An amount from outside an answer, to its last place; undefined when it is none. */
export const readUnits = (text: string): Units | undefined => parseUnits(text, wholly);

/** An amount while it is typed: cents at most, and a point without places after it yet. */
export const typedUnits = (text: string): Units | undefined =>
  parseUnits(text.replace(/\.$/u, ''), { decimalsMax: 2 });

/** An amount so many times; the count is whole. */
export const timesUnits = (units: Units, count: number): Units => units * BigInt(count);

/** The amount between two others, at a share from 0 to 1. */
export const unitsBetween = (from: Units, to: Units, share: number): Units =>
  from + ((to - from) * BigInt(Math.round(share * 1000))) / 1000n;
