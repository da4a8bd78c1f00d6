// A refusal is the precise, declared name of why a request was not carried out; nothing has changed
// when one is given. Each name fixes its HTTP status and the error code that clients of the family
// know.
import type { refusals } from '../refusals/index.ts';

export type RefusalName = keyof typeof refusals;

export interface RefusalFact {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly code: string;
}

/**
 * A handler's refusal. `facts` fill the message's placeholders, `value` is sent to the caller as a
 * hint.
 */
export interface Refusal<R extends RefusalName = RefusalName> {
  readonly refused: R;
  readonly facts?: Readonly<Record<string, string | number>>;
  readonly value?: Readonly<Record<string, unknown>>;
}

/** Makes a refusal of one declared name. */
export function refuse<const R extends RefusalName>(
  name: R,
  more: Omit<Refusal<R>, 'refused'> = {},
): Refusal<R> {
  return { refused: name, ...more };
}

/** Tells a refusal, of the names the answer may hold, from a given answer. */
export function isRefusal<A, R extends RefusalName>(answer: A | Refusal<R>): answer is Refusal<R> {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
