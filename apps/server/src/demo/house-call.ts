// A call made by the platform itself, without a browser.
import type { CallContext } from '../platform/call/index.ts';

export function houseCall(origin: string, now: number, intent: string): CallContext {
  return {
    requestId: intent,
    intent,
    now,
    address: '127.0.0.1',
    country: 'PH',
    locale: 'en',
    origin,
    userAgent: 'demo world',
    headers: {},
    cookies: {},
    rawBody: undefined,
    setCookie: () => undefined,
  };
}
