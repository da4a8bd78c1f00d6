// Amounts as people and our own calls write them: plain decimals such as "12.34", at most four
// places. What is read is exact or refused; what is shown is cut, never rounded up.
import { maxUnits, unitsPerOne, type Units } from './units.ts';

const plainDecimal = /^(-?)(0|[1-9][0-9]{0,14})(?:\.([0-9]{1,4}))?$/;
const decimalsStored = 4;

/**
 * Reads an amount that cannot be negative. Undefined: not an amount, too many places, or out of
 * bounds.
 */
export function parseUnits(text: string, limit: { decimalsMax: number }): Units | undefined {
  return text.startsWith('-') ? undefined : parseSignedUnits(text, limit);
}

/** Reads an amount that may be negative. A minus before nothing but zeros is refused. */
export function parseSignedUnits(text: string, limit: { decimalsMax: number }): Units | undefined {
  const match = plainDecimal.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (fraction.length > limit.decimalsMax) return undefined;
  const magnitude = BigInt(whole + fraction.padEnd(decimalsStored, '0'));
  if (magnitude > maxUnits || (sign === '-' && magnitude === 0n)) return undefined;
  return sign === '-' ? -magnitude : magnitude;
}

/**
 * Writes an amount with exactly `decimals` places (0 to 4); what does not fit is cut toward zero.
 */
export function printUnits(units: Units, decimals = decimalsStored): string {
  const magnitude = units < 0n ? -units : units;
  const whole = (magnitude / unitsPerOne).toString();
  const places = (magnitude % unitsPerOne).toString().padStart(decimalsStored, '0');
  const shown = decimals === 0 ? whole : `${whole}.${places.slice(0, decimals)}`;
  return units < 0n && /[1-9]/.test(shown) ? `-${shown}` : shown;
}
