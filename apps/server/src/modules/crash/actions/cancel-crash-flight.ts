// Staff cancel a flight that cannot be drawn, so that every stake comes back; where much lies on it
// a second person confirms it first.
import { isRefusal, type crash } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { loadOf } from '../flight-load.ts';
import type { CrashParts } from '../parts.ts';

export function cancelCrashFlight(parts: CrashParts): Action<typeof crash.cancelCrashFlight> {
  return async ({ caller, input }) => {
    const done = await parts.cancellations.cancel(caller, input);
    return isRefusal(done) ? done : { waits: done.waits, ...(await loadOf(parts, done.event)) };
  };
}
