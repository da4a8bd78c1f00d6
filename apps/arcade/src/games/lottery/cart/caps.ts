// The highest payout of slips in one draw, and the cap that cuts it: of a slip, or of all slips in
// one draw. Decided as the server decides when the order is placed.
import { timesUnits } from '@baize/client';
import { floorToCent, type Units } from '@baize/money';
import { reachParts } from '../picks/price.ts';

export interface Caps {
  readonly slip: Units;
  readonly issue: Units;
}

export interface Highest {
  /** No draw pays more, the caps counted. */
  readonly most: Units;
  /** A draw could bring one of the slips more than the cap of a slip. */
  readonly slipCut: boolean;
  /** A draw could bring all slips more than the cap of a draw. */
  readonly issueCut: boolean;
}

export function highestOf(
  slips: readonly { readonly reach: bigint }[],
  caps: Caps,
  /** Of a chase. */
  multiple = 1,
): Highest {
  let [paid, slipCut] = [0n, false];
  for (const { reach } of slips) {
    const most = floorToCent(timesUnits(reach, multiple) / reachParts);
    slipCut ||= most > caps.slip;
    paid += most > caps.slip ? caps.slip : most;
  }
  const issueCut = paid > caps.issue;
  return { most: issueCut ? caps.issue : paid, slipCut, issueCut };
}

export const isCut = ({ slipCut, issueCut }: Highest): boolean => slipCut || issueCut;
