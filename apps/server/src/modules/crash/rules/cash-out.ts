// Whether a stake may be taken out at a moment, and where. The server's receive time decides: what
// it had before the end is won, however long its answer took.
import { flightMs, leastCashOut, msUntil, multiplierAt } from '@baize/engines';

export interface FlightFacts {
  readonly takesOffAt: number;
  /** Where the flight ends by its draw. */
  readonly point: number;
  /** Where the round's cap takes everybody out. */
  readonly ceiling: number;
}

/** The flight is over: at its point, or where the cap has taken everybody out. */
export function endOf({ takesOffAt, point, ceiling }: FlightFacts): number {
  return takesOffAt + Math.min(flightMs(point), msUntil(ceiling));
}

/** Nobody is left in a flight that reached its ceiling, also where it ends in that millisecond. */
export const endsByCap = ({ point, ceiling }: FlightFacts): boolean => ceiling <= point;

export type CashOutAsked =
  | { readonly at: number }
  | { readonly refused: 'flight-not-begun' | 'flight-over' };

export interface FlightSpan {
  readonly takesOffAt: number;
  readonly endsAt: number;
}

export function cashOutAt({ takesOffAt, endsAt }: FlightSpan, now: number): CashOutAsked {
  if (now >= endsAt) return { refused: 'flight-over' };
  const at = multiplierAt(now - takesOffAt);
  return now < takesOffAt || at < leastCashOut ? { refused: 'flight-not-begun' } : { at };
}
