// A difference as the console sees it.
import type { OutputOf, cashier } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Side } from './rules/compare.ts';
import type { KeptDifference } from './store/differences.ts';

type Shown = OutputOf<typeof cashier.closeDifference>;

const shownSide = (side: Side | null) =>
  side && { ...side, amount: printUnits(side.amount), fee: printUnits(side.fee) };

export const shownDifference = ({ ours, theirs, ...difference }: KeptDifference): Shown => ({
  ...difference,
  ours: shownSide(ours),
  theirs: shownSide(theirs),
});
