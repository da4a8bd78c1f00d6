// How large one order may be, as the server weighs it: each slip once for each of its issues, and a
// long selection as several slips.
import type { CartSlip } from './cart.ts';

export interface OrderSize {
  readonly rowsMost: number;
  /** A selection counts as one slip more for every so many signs. */
  readonly signsOfRow: number;
}

export function isOrderTooLarge(
  slips: readonly Pick<CartSlip, 'size'>[],
  { rowsMost, signsOfRow }: OrderSize,
  issues = 1,
): boolean {
  const rows = slips.reduce((sum, { size }) => sum + 1 + Math.floor((size * 3) / signsOfRow), 0);
  return rows * issues > rowsMost;
}
