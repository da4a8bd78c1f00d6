// What lies on a flight.
import { printUnits } from '@baize/money';
import type { SharedEvent } from '../wagering/index.ts';
import type { CrashParts } from './parts.ts';

/** Its stakes; after a cancellation there are none any more. */
export async function loadOf({ ports }: CrashParts, { eventId }: SharedEvent) {
  const { slips = 0, stake = 0n } = (await ports.wagering.eventSums([eventId])).get(eventId) ?? {};
  return { slips, stake: printUnits(stake, 2) };
}
