// The intent of an order whose client sends no key. A client of the family that is not answered
// sends the same request again: within a few seconds that is the same order. A client of Vietnam
// marks each click by a time of its own, so its resend is known however late it comes.

/** Two equal requests further apart are two orders. */
export const resendMs = 5000;

export interface WireRequest {
  /** Of the body as it came. */
  readonly digest: string;
  /** The time of the click, where the client tells it. */
  readonly clickedAt?: string | undefined;
  readonly now: number;
}

/**
 * The intents that the request may already stand under, the newest first. A new order takes the
 * first of them.
 */
export function wireIntents({ digest, clickedAt = '', now }: WireRequest): readonly string[] {
  if (clickedAt !== '') return [`wire-${digest}-t${clickedAt}`];
  const window = Math.floor(now / resendMs);
  return [`wire-${digest}-${window}`, `wire-${digest}-${window - 1}`];
}
