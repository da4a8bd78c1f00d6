// How often one address and one account may call, over all endpoints and of one endpoint. Kept in
// this process: the limits that guard secrets (passwords, codes) count their failures in the
// database, beside what they guard.
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { GatewayLimits } from './ports.ts';

export type RateCheck = (key: string) => Promise<number | undefined>;

export function limiter(points: number): RateCheck {
  const inner = new RateLimiterMemory({ points, duration: 60 });
  return async (key) => {
    try {
      await inner.consume(key);
      return undefined;
    } catch (rejection) {
      if (rejection instanceof Error) throw rejection;
      return Math.ceil((rejection as { msBeforeNext: number }).msBeforeNext / 1000);
    }
  };
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
