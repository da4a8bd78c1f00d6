// Reads by one caller, one after the other: how long each takes.
import type { Call, Caller } from './ask.ts';
import { quantile } from './figures.ts';

export const getOf = (url: string, token: string): Call => ({
  method: 'GET',
  url,
  headers: { authorization: token, language: 'EN' },
});

export async function msOf(call: Caller['call'], asked: Call): Promise<number> {
  const began = performance.now();
  await readText(call, asked);
  return performance.now() - began;
}

/** The answer; a refused one is an error. */
export async function readText(call: Caller['call'], asked: Call): Promise<string> {
  const { status, text } = await call(asked);
  if (status !== 200) throw new Error(`${asked.url}: ${status} ${text.slice(0, 200)}`);
  return text;
}

export const p95Of = (times: readonly number[]): number =>
  quantile(
    times.toSorted((one, other) => one - other),
    0.95,
  );
