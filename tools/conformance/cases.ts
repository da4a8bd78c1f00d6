// A case of the suite and its verdict: it states what it expects and finds, and the first
// difference ends it.
import { isDeepStrictEqual } from 'node:util';
import type { Answer, Fields } from './wire.ts';

export interface Case<S> {
  readonly name: string;
  readonly run: (suite: S) => Promise<void>;
}

export interface Result {
  readonly name: string;
  /** Nothing when it passed. */
  readonly wrong: string | undefined;
}

/** Runs the cases one after the other. */
export async function runCases<S>(suite: S, cases: readonly Case<S>[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, run } of cases) {
    const wrong = await run(suite).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    results.push({ name, wrong });
  }
  return results;
}

/** Fails the case unless the two are alike. */
export function same(found: unknown, right: unknown, what: string): void {
  if (isDeepStrictEqual(found, right)) return;
  throw new Error(`${what} should be ${JSON.stringify(right)}, is ${JSON.stringify(found)}`);
}

/** The answer of a message that must be carried out. */
export function taken({ status, json }: Answer, right: Fields = {}): Fields {
  if (status !== 200) throw new Error(`was refused: ${status} ${JSON.stringify(json)}`);
  for (const [name, value] of Object.entries(right)) same(json[name], value, `"${name}"`);
  return json;
}

/** A refusal of exactly this name and status. */
export function refused({ status, json }: Answer, error: string, right: number): Fields {
  same(json['error'], error, 'the refusal');
  same(status, right, `the status of ${error}`);
  if (typeof json['message'] !== 'string') throw new Error(`${error} has no message`);
  return json;
}
