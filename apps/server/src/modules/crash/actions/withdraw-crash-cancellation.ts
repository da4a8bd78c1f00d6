// A proposed cancellation of a flight is withdrawn.
import { isRefusal, type crash } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { loadOf } from '../flight-load.ts';
import type { CrashParts } from '../parts.ts';

export function withdrawCrashCancellation(
  parts: CrashParts,
): Action<typeof crash.withdrawCrashCancellation> {
  return async ({ caller, input }) => {
    const done = await parts.cancellations.withdraw(caller, input);
    return isRefusal(done) ? done : { waits: false, ...(await loadOf(parts, done.event)) };
  };
}
