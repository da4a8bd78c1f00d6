// A call as the gateway would hand it to an action, for tests of actions.
import { isRefusal, type Refusal } from '@baize/contract';
import type { CallContext } from './index.ts';

/** The context of a call at `now`; cookies that the action sets are listed in `setCookies`. */
export function callOf<C, I>(
  caller: C,
  input: I,
  now: number,
  more: Partial<CallContext> = {},
): CallContext & {
  readonly caller: C;
  readonly input: I;
  readonly setCookies: [string, string | null][];
} {
  const setCookies: [string, string | null][] = [];
  return {
    requestId: 'request-1',
    intent: `intent-${Math.floor(now)}`,
    now,
    address: '127.0.0.1',
    country: 'PH',
    locale: 'en',
    origin: 'http://127.0.0.1:8080',
    userAgent: 'test',
    headers: {},
    cookies: {},
    rawBody: undefined,
    setCookie: (name, value) => void setCookies.push([name, value]),
    ...more,
    caller,
    input,
    setCookies,
  };
}

/** The answer when it was given; a refusal fails the test by its name. */
export function given<A>(answer: A): Exclude<A, Refusal> {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refused}`);
  return answer as Exclude<A, Refusal>;
}
