// The fee of a withdrawal: a fixed amount and a share, but for as many in a day or month as are
// free; on top a share where the house lets money go before its turnover is met. Rounded down.
import { floorToCent, multiplyByRatio, type Units } from '@baize/money';

export interface FeeTerms {
  readonly fixed: Units;
  readonly permille: number;
  /** Withdrawals of the span that cost no fee, and how many of them were asked for. */
  readonly free: number;
  readonly freeUsed: number;
  /** On top while turnover is left; 0: money does not leave before. */
  readonly turnoverPermille: number;
}

const share = (amount: Units, permille: number): Units =>
  floorToCent(multiplyByRatio(amount, BigInt(permille), 1000n));

export const costsFee = ({ fixed, permille }: FeeTerms): boolean => fixed > 0n || permille > 0;

/** How many withdrawals are free from now on; undefined while none costs a fee. */
export function freeLeft(terms: FeeTerms): number | undefined {
  return costsFee(terms) ? Math.max(0, terms.free - terms.freeUsed) : undefined;
}

/** The whole fee of an amount with so much turnover left. */
export function feeOf(amount: Units, terms: FeeTerms, turnoverLeft: Units): Units {
  const { fixed, permille, turnoverPermille } = terms;
  const isFree = (freeLeft(terms) ?? 1) > 0;
  const common = isFree ? 0n : fixed + share(amount, permille);
  return turnoverLeft > 0n ? common + share(amount, turnoverPermille) : common;
}
