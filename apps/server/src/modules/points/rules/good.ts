// Goods that make sense: a name in English, and a price whose money is of whole hundredths.
import { parseUnits } from '@baize/money';

/** In units: a million, beyond which a price is a slip of the hand. */
const amountMost = 1_000_000n * 10_000n;

interface Written {
  readonly names: Readonly<Record<string, string>>;
  readonly amount: string;
}

export function isGoodRight({ names, amount }: Written): boolean {
  const units = parseUnits(amount, { decimalsMax: 4 });
  const isNamed = (names['en'] ?? '').trim() !== '';
  return isNamed && units !== undefined && units % 100n === 0n && units <= amountMost;
}
