// A second person confirms that a flight is cancelled.
import { isRefusal, type crash } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { loadOf } from '../flight-load.ts';
import type { CrashParts } from '../parts.ts';

export function confirmCrashCancellation(
  parts: CrashParts,
): Action<typeof crash.confirmCrashCancellation> {
  return async ({ caller, input }) => {
    const done = await parts.cancellations.confirm(caller, input);
    return isRefusal(done) ? done : { waits: false, ...(await loadOf(parts, done.event)) };
  };
}
