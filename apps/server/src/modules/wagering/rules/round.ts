// A round: one stake, what was drawn for it and what became of it. Open until it is settled or
// void; then it never moves.
import type { Units } from '@baize/money';
import type { Use, Uses, Limit } from './limit.ts';
import type { Spans } from './span.ts';

/** Numbers drawn, in order: range and value. */
export type DrawList = readonly (readonly [number, number])[];

export interface Round {
  readonly playerId: string;
  readonly roundId: string;
  /** Whose game it is; null where it is ours. A vendor's round has no seed and no draws. */
  readonly vendor: string | null;
  readonly gameCode: string;
  readonly gameVersion: string;
  readonly currency: string;
  readonly state: 'open' | 'settled' | 'void';
  readonly stake: Units;
  readonly payout: Units;
  /** What it put into the jackpot, and how much of its payout a jackpot paid. */
  readonly jackpotFed: Units;
  readonly jackpotWon: Units;
  readonly commitment: string;
  readonly seedId: string;
  readonly clientSeed: string;
  readonly nonce: bigint;
  readonly draws: DrawList;
  readonly outcome: unknown;
  /** The player's cash after the round was settled or void; null while it is open. */
  readonly balanceAfter: Units | null;
  readonly openedAt: number;
  readonly settledAt: number | null;
}

/** What wagering keeps of a player. */
export interface PlayerPlay {
  readonly playerId: string;
  readonly currency: string;
  readonly seedId: string;
  readonly serverSeed: string;
  /** Committed to already; null where nobody has looked at it yet. */
  readonly nextServerSeed: string | null;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: bigint;
  readonly uses: Uses;
  readonly breakUntil: number | null;
  /** The pause until `breakUntil` is an exclusion, which outlasts every break. */
  readonly isExcluded: boolean;
  /** Minutes between two reality checks, where the player chose them. */
  readonly checkMinutes: number | null;
  /** When the player last saw what play had cost; 0: never. */
  readonly checkedAt: number;
  readonly limits: readonly Limit[];
  readonly lastOpenedAt: number;
}

export interface Counted {
  readonly staked?: Units;
  readonly paid?: Units;
  /** When a stake that is taken back was made: it comes off the spans it was counted in alone. */
  readonly stakedIn?: Spans | undefined;
}

/** The uses after a stake or a payout in the spans of now. */
export function countUse(uses: Uses, spans: Spans, add: Counted): Uses {
  const count = (span: keyof Spans): Use => {
    const fresh = uses[span].start === spans[span];
    const counts = (add.stakedIn ?? spans)[span] === spans[span];
    const staked = (fresh ? uses[span].staked : 0n) + (counts ? (add.staked ?? 0n) : 0n);
    return {
      start: spans[span],
      staked: staked < 0n ? 0n : staked,
      paid: (fresh ? uses[span].paid : 0n) + (add.paid ?? 0n),
    };
  };
  return { day: count('day'), week: count('week'), month: count('month') };
}
