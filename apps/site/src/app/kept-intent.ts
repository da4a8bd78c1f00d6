// One key for one intent, stored until its answer arrives: after a reload or a lost connection the
// same intent is sent under the same key, so it takes effect once and gets its first answer.
import { newIntent, type Failure, type Success } from '@baize/client';
import { readStoredJson, writeStored, writeStoredJson } from './stored.ts';

interface KeptIntent {
  readonly key: string;
  readonly print: string;
}

/** `print` tells one wish from another, e.g. amount and channel; it never holds a secret. */
export async function sendOnce<T>(
  wish: { readonly name: string; readonly print: string },
  send: (intent: string) => Promise<Success<T> | Failure>,
): Promise<Success<T> | Failure> {
  const place = `intent:${wish.name}` as const;
  const kept = readStoredJson('session', place) as KeptIntent | undefined;
  const key = kept?.print === wish.print ? kept.key : newIntent();
  writeStoredJson('session', place, { key, print: wish.print } satisfies KeptIntent);
  const result = await send(key);
  if (result.ok || result.refused !== 'offline') writeStored('session', place, undefined);
  return result;
}
