// The result of a call: the answer, a declared refusal with its message in the caller's language,
// or no connection.
import type { EndpointSpec, OutputOf, RefusalName } from '@baize/contract';

/**
 * `offline`: the server could not be reached; whether an effect took place is unknown until the
 * same intent is retried.
 */
export type Failure = {
  readonly ok: false;
  readonly refused: RefusalName | 'offline';
  /** Ready to show; empty when offline (the screen has its own text for that). */
  readonly message: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly value: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly requestId: string;
};
export type Success<T> = { readonly ok: true; readonly value: T };
export type Result<E extends EndpointSpec> = Success<OutputOf<E>> | Failure;

/** Thrown by `unwrap`, so that query libraries see refusals as errors that keep their name. */
export class RefusedError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message || failure.refused);
    this.name = 'RefusedError';
    this.failure = failure;
  }
}

/** The value of a success; throws RefusedError otherwise. */
export function unwrap<T>(result: Success<T> | Failure): T {
  if (result.ok) return result.value;
  throw new RefusedError(result);
}
