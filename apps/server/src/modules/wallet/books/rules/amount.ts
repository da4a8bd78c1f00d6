// Amounts at the door of the wallet: what a player may ask to deposit or withdraw is a whole number
// of the currency's smallest amount, above zero, and exact.
import { currencyOf, floorToCent, smallestUnits, unitsFromNumber } from '@baize/money';
import { unitsToNumber, type Units } from '@baize/money';

/** The amount of a JSON number, or undefined when it is none that can be paid. */
export function payableUnits(value: number, code: string): Units | undefined {
  const currency = currencyOf(code);
  const units = unitsFromNumber(value);
  if (currency === undefined || units === undefined || units <= 0n) return undefined;
  return units % smallestUnits(currency) === 0n ? units : undefined;
}

const exactBelow = 1_000_000_000_000_000n;

/** An amount for the wire: exact, and beyond what a JSON number can tell apart cut to the cent. */
export function wireNumber(units: Units): number {
  const exact = units < exactBelow && units > -exactBelow;
  return unitsToNumber(exact ? units : floorToCent(units));
}
