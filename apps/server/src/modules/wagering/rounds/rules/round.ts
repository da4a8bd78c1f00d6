// A round: one stake, what was drawn for it and what became of it. Open until it is settled or
// void; then it never moves.
import type { Json, Struck } from '@baize/engines';
import type { StakeBonus } from '@baize/ledger';
import type { Units } from '@baize/money';
import { sessionUse, usesAt, type Limit, type Use, type Uses } from './limit.ts';
import { spansAt, type Spans } from '@baize/money';

/** Numbers drawn, in order: range and value. */
export type DrawList = readonly (readonly [number, number])[];

export interface Round {
  readonly playerId: string;
  readonly roundId: string;
  /** The vendor; null for our own games. A vendor's round has no seed and no draws. */
  readonly vendor: string | null;
  /** The family of the engines; null for a vendor's game. */
  readonly family: string | null;
  readonly gameCode: string;
  readonly gameVersion: string;
  /** The kind of bet; empty where the game has only one. */
  readonly bet: string;
  readonly currency: string;
  readonly state: 'open' | 'settled' | 'void';
  readonly stake: Units;
  readonly payout: Units;
  /** The contribution to the jackpot, and the part of the payout that a jackpot paid. */
  readonly jackpotFed: Units;
  readonly jackpotWon: Units;
  readonly commitment: string;
  readonly seedId: string;
  readonly clientSeed: string;
  readonly nonce: bigint;
  readonly draws: DrawList;
  readonly outcome: unknown;
  /** The player's cash and bonus after the round was settled or void; null while it is open. */
  readonly balanceAfter: Units | null;
  readonly openedAt: number;
  readonly settledAt: number | null;
  /** Of a round that an event decides. */
  readonly slip?: SlipPart;
  /** What the player decided within the kind of bet, when the stake was taken. */
  readonly choice?: Json;
  /** The bonus that paid for a part of the stake. */
  readonly bonus?: StakeBonus;
  /** The house paid the stake: it counts for nothing. */
  readonly free?: FreeRound;
}

/** Of a free round: which free rounds it was one of, and what its payout becomes. */
export interface FreeRound {
  readonly id: string;
  /** `bet`: the stake is not paid back. */
  readonly kind: 'rounds' | 'bet';
  readonly pays: 'cash' | 'bonus';
}

/** What a slip has beside every other round. */
export interface SlipPart {
  readonly eventId: string;
  readonly orderId: string;
  /** All that decides its payout, as it was struck. */
  readonly struck: Struck;
  /** What was decided of it after the stake and before its event had a result; null: nothing. */
  readonly decision: Struck | null;
  /** What it is paid in the long run, cut. */
  readonly expected: Units;
  /** What of the stake counts for turnover: a push counts for nothing. Known when it is settled. */
  readonly validStake: Units | null;
  /** Which version of the event's result settled it; 0: none yet. */
  readonly settledVersion: number;
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
  /** When the player last named the budget of a session; 0: never. */
  readonly budgetAt: number;
  readonly limits: readonly Limit[];
  readonly lastOpenedAt: number;
}

export interface Counted {
  readonly staked?: Units;
  readonly paid?: Units;
  /** When a stake that is taken back was made: it comes off the spans it was counted in alone. */
  readonly stakedAt?: number | undefined;
  /** Since when the session goes on in which a stake is made. */
  readonly sessionSince?: number | undefined;
}

/** The uses after a stake or a payout in the spans of now. */
export function countUse(uses: Uses, spans: Spans, add: Counted): Uses {
  const now = usesAt(uses, spans);
  const { stakedAt, sessionSince = 0 } = add;
  const stakedIn = stakedAt === undefined ? undefined : spansAt(stakedAt);
  const count = (span: keyof Spans): Use =>
    counted(now[span], add, stakedIn === undefined || stakedIn[span] === now[span].start);
  const session = sessionUse(now, sessionSince);
  return {
    day: count('day'),
    week: count('week'),
    month: count('month'),
    session: counted(session, add, stakedAt === undefined || stakedAt >= session.start),
  };
}

function counted(use: Use, add: Counted, isStakeOfIt: boolean): Use {
  const staked = use.staked + (isStakeOfIt ? (add.staked ?? 0n) : 0n);
  return { ...use, staked: staked < 0n ? 0n : staked, paid: use.paid + (add.paid ?? 0n) };
}
