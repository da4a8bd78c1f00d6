// Compares the costs of outcomes: plays by their most expensive outcome, and each cost as a share
// of a limit.
import { unitsOf } from '@baize/client';
import type { Exposure } from './issue-reading.ts';

type Play = Exposure['plays'][number];

export function worstFirst(plays: readonly Play[]): readonly Play[] {
  return plays.toSorted((one, other) => {
    const [first, second] = [unitsOf(one.most), unitsOf(other.most)];
    if (first === second) return 0;
    return first > second ? -1 : 1;
  });
}

const steps = 1000n;

/** From 0 to 1, to be drawn; nothing is reckoned from it. */
export function shareOf(payout: string, limit: string): number {
  const [part, whole] = [unitsOf(payout), unitsOf(limit)];
  if (whole === 0n || part >= whole) return part === 0n ? 0 : 1;
  return Number((part * steps) / whole) / Number(steps);
}
