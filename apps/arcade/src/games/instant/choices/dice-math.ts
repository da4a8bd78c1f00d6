// The three ways to say one choice of the dice: its chance in hundredths of a percent, its
// multiplier, and its mark on the track. Each is read back exactly; no float takes part.
import { readUnits } from '@baize/client';
import { multiplierFor } from '@baize/engines';

export interface Dice {
  readonly side: 'under' | 'over';
  /** How many of the numbers win. */
  readonly chance: number;
}

export interface DiceLimits {
  readonly outcomes: number;
  readonly chanceLeast: number;
  readonly chanceMost: number;
}

/** Hundredths as two places: 4950 is 49.50. */
export function printHundredths(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

function readHundredths(text: string): number | undefined {
  const found = /^(\d{1,3})(?:[.,](\d{0,2}))?$/u.exec(text.trim());
  return found === null
    ? undefined
    : Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** The number that a roll must be under, or over. */
export const markOf = ({ side, chance }: Dice, { outcomes }: DiceLimits): number =>
  side === 'under' ? chance : outcomes - chance - 1;

/** A chance that may be played; undefined: it may not. */
function allowed(chance: number | undefined, limits: DiceLimits): number | undefined {
  if (chance === undefined) return undefined;
  return chance >= limits.chanceLeast && chance <= limits.chanceMost ? chance : undefined;
}

export const readChance = (text: string, limits: DiceLimits): number | undefined =>
  allowed(readHundredths(text), limits);

export function readMark(
  text: string,
  { side, limits }: { side: Dice['side']; limits: DiceLimits },
): number | undefined {
  const mark = readHundredths(text);
  if (mark === undefined) return undefined;
  return allowed(side === 'under' ? mark : limits.outcomes - mark - 1, limits);
}

/** The largest chance that pays at least this multiplier. */
export function readMultiplier(text: string, limits: DiceLimits): number | undefined {
  const asked = readUnits(text.trim().replace(',', '.'));
  if (asked === undefined || asked === 0n) return undefined;
  // One winning number pays the most, and twice as many pay half of it.
  const most = multiplierFor(1, limits.outcomes);
  return allowed(Number(most / asked), limits);
}

/** The nearest chance that may be played. */
export function within(chance: number, { chanceLeast, chanceMost }: DiceLimits): number {
  return Math.min(Math.max(chance, chanceLeast), chanceMost);
}
