// The promised return of a game: for our own the engines know return and spread, of a vendor's game
// its maker states the return alone, e.g. "96.5%".
import type { BetPromise } from '@baize/engines';
import type { Promised } from './return-band.ts';

/** Half of a 95 % interval is so many standard errors. */
const halfWidths = 1.96;

export function promisedByUs(promise: BetPromise): Promised {
  return {
    share: Number(promise.percent) / 100,
    deviation: Number(promise.roundDeviation),
    error: Number(promise.halfWidthPercent) / 100 / halfWidths,
  };
}

export function promisedByVendor(returnPercent: string): Promised | undefined {
  const percent = Number(returnPercent.replace(/\s*%$/u, ''));
  if (returnPercent === '' || !(percent > 0)) return undefined;
  return { share: percent / 100, deviation: undefined, error: 0 };
}
