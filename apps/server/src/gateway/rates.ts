// Rate limits of one address and one account, over all endpoints and for one endpoint. Kept in this
// process: the limits that guard secrets (passwords, codes) count their failures in the database,
// beside what they guard.
import type { GatewayLimits } from './ports.ts';

/** Counts a call; gives undefined, or the seconds to wait where there were too many. */
export type RateCheck = (key: string) => number | undefined;

interface Window {
  calls: number;
  readonly endsAt: number;
}

const windowMs = 60_000;

/** So many calls of a key in the minute that begins with its first one. */
export function limiter(points: number, now = () => performance.now()): RateCheck {
  const windows = new Map<string, Window>();
  return (key) => {
    const at = now();
    let window = windows.get(key);
    if (window === undefined || window.endsAt <= at) {
      forgetEnded(windows, at);
      window = { calls: 0, endsAt: at + windowMs };
      windows.set(key, window);
    }
    window.calls += 1;
    return window.calls > points ? Math.ceil((window.endsAt - at) / 1000) : undefined;
  };
}

/** They stand in the order in which they end. */
function forgetEnded(windows: Map<string, Window>, at: number): void {
  for (const [key, { endsAt }] of windows) {
    if (endsAt > at) return;
    windows.delete(key);
  }
}

export function createRates(limits: GatewayLimits) {
  return {
    address: limiter(limits.addressPerMinute),
    account: limiter(limits.accountPerMinute),
    /** Counts by address and by account separately: pass the key of either. */
    endpoint: (perMinute: number) =>
      limiter(Math.max(1, Math.floor(perMinute * limits.endpointScale))),
  };
}

export type Rates = ReturnType<typeof createRates>;
