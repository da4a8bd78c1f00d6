// Staff cancel a flight that cannot be drawn, so that every stake comes back; where much lies on it
// a second person confirms it first, or either withdraws it.
import { isRefusal, type crash } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { SharedEvent } from '../../wagering/index.ts';
import type { CrashParts } from '../parts.ts';

export function cancelCrashFlight(parts: CrashParts): Action<typeof crash.cancelCrashFlight> {
  return async ({ caller, input }) => {
    const done = await parts.cancellations.cancel(caller, input);
    return isRefusal(done) ? done : { waits: done.waits, ...(await loadOf(parts, done.event)) };
  };
}

export function confirmCrashCancellation(
  parts: CrashParts,
): Action<typeof crash.confirmCrashCancellation> {
  return async ({ caller, input }) => {
    const done = await parts.cancellations.confirm(caller, input);
    return isRefusal(done) ? done : { waits: false, ...(await loadOf(parts, done.event)) };
  };
}

export function withdrawCrashCancellation(
  parts: CrashParts,
): Action<typeof crash.withdrawCrashCancellation> {
  return async ({ caller, input }) => {
    const done = await parts.cancellations.withdraw(caller, input);
    return isRefusal(done) ? done : { waits: false, ...(await loadOf(parts, done.event)) };
  };
}

/** What lies on a flight; after its cancellation nothing any more. */
async function loadOf({ ports }: CrashParts, { eventId }: SharedEvent) {
  const { slips = 0, stake = 0n } = (await ports.wagering.eventSums([eventId])).get(eventId) ?? {};
  return { slips, stake: printUnits(stake, 2) };
}
