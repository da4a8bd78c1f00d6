// The answers of the slips' door about results and cancelled events.
import type { DrawnResult, Struck } from '@baize/engines';
import type { SharedEvent } from './rules/event.ts';
import type { Slip } from './rules/slip.ts';

/** What is refused to staff and to timed work, by a name. */
export interface Declined<Name extends string> {
  readonly refused: Name;
}

export interface BeaconValue {
  readonly round: number;
  /** Hexadecimal. */
  readonly randomness: string;
  readonly signature: string | null;
}

export type DrawRefusal =
  | 'issue-unknown'
  | 'issue-cancelled'
  | 'issue-not-closed'
  | 'drawn-outside'
  | 'beacon-round-wrong';

export type DrawOutcome =
  | { readonly event: SharedEvent; readonly replayed: boolean }
  | Declined<DrawRefusal>;

export interface DecideAsked {
  readonly playerId: string;
  readonly currency: string;
  readonly eventId: string;
  /** The slip's. */
  readonly roundId: string;
  readonly decision: Struck;
}

export type DecideOutcome =
  | { readonly slip: Slip; readonly replayed: boolean }
  | Declined<'slip-unknown' | 'event-decided'>;

export interface ResultAsked {
  readonly eventId: string;
  readonly result: DrawnResult;
  /** 1 for the first result, one more for each correction. */
  readonly version: number;
  readonly enteredBy: string;
  readonly confirmedBy: string;
  readonly reason: string;
  readonly now: number;
}

export type ResultOutcome =
  | { readonly event: SharedEvent; readonly replayed: boolean }
  | Declined<
      | 'issue-unknown'
      | 'issue-cancelled'
      | 'issue-not-closed'
      | 'drawn-by-us'
      | 'result-malformed'
      | 'result-version-taken'
    >;

export type VoidOutcome =
  | { readonly event: SharedEvent }
  | Declined<'issue-unknown' | 'issue-drawn'>;
