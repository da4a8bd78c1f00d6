// Decides how much of a return is credited at once: without a decision of staff, credits never
// exceed what was confirmed as sent to a vendor for a player; the rest of a return waits.
import type { Units } from '@baize/money';

export interface PlaceSums {
  /** Confirmed by the vendor as received. */
  readonly sent: Units;
  /** Credited because it had been sent: neither held, nor decided by staff. */
  readonly credited: Units;
}

/** The amount that may still be credited without a decision. */
export function roomOf({ sent, credited }: PlaceSums): Units {
  return sent > credited ? sent - credited : 0n;
}

/** The part of a return that has to wait. */
export function heldOf(amount: Units, sums: PlaceSums): Units {
  const room = roomOf(sums);
  return amount > room ? amount - room : 0n;
}
