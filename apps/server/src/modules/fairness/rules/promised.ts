// What a game promises: of ours the engines know return and spread, of a vendor's its maker says
// the return alone, e.g. "96.5%".
import type { Spread } from '@baize/engines';
import type { Promised } from './return-band.ts';

/** Half of a 95 % interval is so many standard errors. */
const halfWidths = 1.96;

export function promisedByUs(spread: Spread): Promised {
  return {
    share: Number(spread.percent) / 100,
    deviation: Number(spread.roundDeviation),
    error: Number(spread.halfWidthPercent) / 100 / halfWidths,
  };
}

export function promisedByVendor(returnPercent: string): Promised | undefined {
  const percent = Number(returnPercent.replace(/\s*%$/u, ''));
  if (returnPercent === '' || !(percent > 0)) return undefined;
  return { share: percent / 100, deviation: undefined, error: 0 };
}
