// An amount as it is typed, and whether it may be asked for; the server asks the same once more.
import { typedUnits } from '@baize/client';
import type { Translator } from '@baize/i18n';
import { printUnits, unitsPerOne, unitsToNumber, type Units } from '@baize/money';

export interface AmountBounds {
  readonly least: Units;
  readonly most: Units;
  /** Absent where the balance plays no part. */
  readonly balance?: Units | undefined;
}

/** The error of a typed amount, as text; undefined when it may be requested. */
export function amountProblem(
  t: Translator,
  show: (units: Units) => string,
  text: string,
  { least, most, balance }: AmountBounds,
): string | undefined {
  const units = typedUnits(text);
  if (units === undefined || units === 0n) return t('wallet.amount-needed');
  if (balance !== undefined && units > balance) {
    return t('wallet.amount-over-balance', { balance: show(balance) });
  }
  if (units < least) return t('wallet.amount-too-small', { min: show(least) });
  if (units > most) return t('wallet.amount-too-large', { max: show(most) });
  return undefined;
}

/** The number the family's calls carry. */
export const wireAmount = (text: string): number => unitsToNumber(typedUnits(text) ?? 0n);

const rounded = [50n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n, 20_000n, 50_000n];
const quickMax = 6;

/** Round amounts within the bounds, as decimal text. */
export function quickAmounts({ least, most }: AmountBounds): readonly string[] {
  return rounded
    .map((whole) => whole * unitsPerOne)
    .filter((units) => units >= least && units <= most)
    .slice(0, quickMax)
    .map((units) => printUnits(units, 0));
}
