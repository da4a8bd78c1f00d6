// Numbers that the house limits for the open draw: closed, or paid at a part of their odds.
import type { LotteryTerms } from '../desk/lottery-terms.ts';

export interface LimitedNumber {
  readonly play: string;
  /** As it is written in a selection, such as `07`. */
  readonly number: string;
  /** In percent of the odds; 0: closed. */
  readonly rate: number;
}

type Terms = LotteryTerms & { readonly limitedNumbers?: readonly LimitedNumber[] };

export function limitedNumbers({ limitedNumbers: list = [] }: Terms): readonly LimitedNumber[] {
  return list;
}

/** The rate of a number in a play; undefined: it is not limited. */
export function rateOf(
  limited: readonly LimitedNumber[],
  asked: Omit<LimitedNumber, 'rate'>,
): number | undefined {
  return limited.find(({ play, number }) => play === asked.play && number === asked.number)?.rate;
}
