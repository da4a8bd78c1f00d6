// Whether staff may cancel a flight: only where it can no longer be drawn in its time, so that
// nobody stops one that goes badly for the house.
import { refuse, type Refusal } from '@baize/contract';
import { flightMs, topMultiplier } from '@baize/engines';
import type { Units } from '@baize/money';

/** A flight whose beacon is late by this may be cancelled; it gives up by itself much later. */
export const beaconLateMs = 60_000;
/** So long after the longest flight a draw is overdue: something keeps it from being made. */
export const drawLateMs = 2 * 60_000;
const longestMs = flightMs(topMultiplier);

/** One person may give back so much alone. */
export const cancelAloneMost: Units = 10_000_000n;

export interface FlightState {
  readonly state: 'planned' | 'drawn' | 'settled' | 'cancelled';
  readonly drawsAt: number;
  /** Undefined: it has not begun. */
  readonly takesOffAt: number | undefined;
}

export type CancelRefusal = Refusal<'flight-cancelled' | 'flight-drawn' | 'flight-not-late'>;

/** From this moment on a flight that is not drawn is late. */
export const lateFrom = ({ drawsAt, takesOffAt }: FlightState): number =>
  takesOffAt === undefined ? drawsAt + beaconLateMs : takesOffAt + longestMs + drawLateMs;

export function refusalOfCancel(flight: FlightState, now: number): CancelRefusal | undefined {
  if (flight.state === 'cancelled') return refuse('flight-cancelled');
  if (flight.state !== 'planned') return refuse('flight-drawn');
  return now < lateFrom(flight) ? refuse('flight-not-late') : undefined;
}
