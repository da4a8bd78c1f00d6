// How often one address and one account may call, over all endpoints and of one endpoint. Kept in
// this process: the limits that guard secrets (passwords, codes) count their failures in the
// database, beside what they guard.
import type { GatewayLimits } from './ports.ts';

/** Counts a call; gives undefined, or the seconds to wait. */
export type RateCheck = (key: string) => number | undefined;

interface Minute {
  readonly ends: number;
  count: number;
}

const minuteMs = 60_000;

/** So many calls of each key in the minute that its first call begins. */
export function limiter(points: number): RateCheck {
  // In the order in which they end: what is over goes when a new one begins.
  const minutes = new Map<string, Minute>();
  return (key) => {
    const now = performance.now();
    const minute = minutes.get(key);
    if (minute === undefined || minute.ends <= now) {
      forgetOver(minutes, now);
      minutes.set(key, { ends: now + minuteMs, count: 1 });
      return undefined;
    }
    minute.count += 1;
    return minute.count > points ? Math.ceil((minute.ends - now) / 1000) : undefined;
  };
}

function forgetOver(minutes: Map<string, Minute>, now: number): void {
  for (const [key, { ends }] of minutes) {
    if (ends > now) return;
    minutes.delete(key);
  }
}

/** Each check gives undefined, or the seconds to wait. */
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
