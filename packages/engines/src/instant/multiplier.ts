// Multipliers of the small games: what a stake is paid, in 1/10,000 of it. A fair multiplier is one
// over the chance; the game pays 99 % of it, cut after four decimals, so that no choice returns
// more than 99 %.
import { multiplyByRatio, type Units } from '@baize/money';
import { ratio, type Ratio } from '../kit/ratio.ts';

/** In 1/10,000 of the stake. */
export type Multiplier = bigint;

export const oneTime: Multiplier = 10_000n;

/** 99 % of the fair multiplier of a chance, cut. */
export function multiplierAt({ numerator, denominator }: Ratio): Multiplier {
  return (shareReturned * denominator) / numerator;
}

/** That of a choice that wins in so many of all equally likely cases. */
export const multiplierFor = (ways: number, cases: number): Multiplier =>
  multiplierAt(ratio(BigInt(ways), BigInt(cases)));

const shareReturned = 9900n;

/** What play returns in the long run before multipliers are cut. */
export const returnAimed = ratio(shareReturned, oneTime);

export const timesStake = (stake: Units, multiplier: Multiplier): Units =>
  multiplyByRatio(stake, multiplier, oneTime);

/** Four decimals, as screens and receipts read it. */
export function printMultiplier(multiplier: Multiplier): string {
  const digits = multiplier.toString().padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** Reads what a table says: at most four decimals. */
export function parseMultiplier(text: string): Multiplier {
  const [, whole, places = ''] = /^([0-9]+)(?:\.([0-9]{1,4}))?$/u.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`${text} is no multiplier.`);
  return BigInt(whole + places.padEnd(4, '0'));
}
