// Parts of a stake along the line: the own rate to the member, and to each agent above
// the difference to the account directly below. Together they are the root's rate of the stake,
// exactly.
import type { Units } from '@baize/money';

export interface LinePlay {
  /** From the member up to the root, with the rates that hold: they never fall on the way up. */
  readonly line: readonly { readonly id: string; readonly rate: number }[];
  readonly stake: Units;
}

export interface Part {
  readonly playerId: string;
  /** The recipient, or the direct member whose play, with all below, it is. */
  readonly sourceId: string;
  readonly rate: number;
  readonly below: number;
  readonly stake: Units;
}

export function partsOfLine({ line, stake }: LinePlay): readonly Part[] {
  return line.flatMap(({ id, rate }, at) => {
    const source = line[at - 1];
    const below = source?.rate ?? 0;
    if (rate <= below) return [];
    return [{ playerId: id, sourceId: source?.id ?? id, rate, below, stake }];
  });
}

/**
 * Units × hundredths of a percent: no fraction is lost before the sum of a recipient is floored.
 */
export const exactOf = ({ stake, rate, below }: Part): bigint => stake * BigInt(rate - below);
