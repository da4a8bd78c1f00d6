// How reliably a member pays what they were matched with. Payments that never come or are given up,
// one after the other, block them for a time; one that arrives clears the row.
export interface Buyer {
  readonly settled: number;
  readonly unpaid: number;
  /** Disputes decided against them. */
  readonly lost: number;
  readonly unpaidInRow: number;
  readonly blockedUntil: number | null;
}

export interface BlockTerms {
  readonly unpaidMax: number;
  readonly blockMs: number;
}

export const newBuyer: Buyer = {
  settled: 0,
  unpaid: 0,
  lost: 0,
  unpaidInRow: 0,
  blockedUntil: null,
};

export type BuyerOutcome = 'settled' | 'unpaid' | 'lost';

export function buyerAfter(
  buyer: Buyer,
  outcome: BuyerOutcome,
  { now, unpaidMax, blockMs }: BlockTerms & { readonly now: number },
): Buyer {
  if (outcome === 'settled') return { ...buyer, settled: buyer.settled + 1, unpaidInRow: 0 };
  const unpaidInRow = buyer.unpaidInRow + 1;
  const counted = { ...buyer, unpaidInRow, [outcome]: buyer[outcome] + 1 };
  if (unpaidInRow < unpaidMax) return counted;
  return { ...counted, unpaidInRow: 0, blockedUntil: now + blockMs };
}

export const isBlocked = ({ blockedUntil }: Buyer, now: number): boolean =>
  blockedUntil !== null && now < blockedUntil;
