// Amounts as JSON numbers, as the family's calls carry them. A number crosses the door only when it
// stands for one exact amount: fifteen significant digits are the most that a JSON number keeps
// apart.
import { parseSignedUnits } from './decimal.ts';
import type { Units } from './units.ts';

const apartBelow = 1_000_000_000_000_000n;
const unitsPerCent = 100n;

/**
 * The amount that a JSON number stands for. Undefined: more than four places, not finite, minus
 * zero, too large.
 */
export function unitsFromNumber(value: number): Units | undefined {
  if (!Number.isFinite(value) || Object.is(value, -0)) return undefined;
  const units = parseSignedUnits(String(value), { decimalsMax: 4 });
  return units !== undefined && isKeptApart(units) ? units : undefined;
}

/** The JSON number of an amount, for writing only. Throws when a number cannot carry it exactly. */
export function unitsToNumber(units: Units): number {
  if (!isKeptApart(units)) throw new RangeError('The amount does not fit a JSON number.');
  return Number(units) / 10_000;
}

function isKeptApart(units: Units): boolean {
  const magnitude = units < 0n ? -units : units;
  if (magnitude < apartBelow) return true;
  return magnitude <= BigInt(Number.MAX_SAFE_INTEGER) && magnitude % unitsPerCent === 0n;
}
