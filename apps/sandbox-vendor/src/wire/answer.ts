// Reads what the platform said. A yes or a named no about the message itself is final; anything
// else (a fault, too many requests, a signature that was not believed) leaves the message open.
import type { Answer } from './wire.ts';

const taken = 200;
const notJudged = new Set([401, 408, 425, 429]);
const judgedTokens = new Set(['token-unknown', 'token-expired']);
const faults = 500;
/** A closed house judges the bet that it refuses, although it answers as if it were busy. */
const judgedFaults = new Set(['maintenance']);

export function readAnswer(status: number, body: string): Answer | undefined {
  const fields = fieldsOf(body);
  if (fields === undefined) return undefined;
  const balance = typeof fields['balance'] === 'string' ? fields['balance'] : undefined;
  if (status === taken) return { taken: true, error: '', balance };
  const error = typeof fields['error'] === 'string' ? fields['error'] : '';
  if (error === '' || (status >= faults && !judgedFaults.has(error))) return undefined;
  if (notJudged.has(status) && !judgedTokens.has(error)) return undefined;
  return { taken: false, error, balance };
}

function fieldsOf(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const found: unknown = JSON.parse(body);
    if (typeof found !== 'object' || found === null) return undefined;
    return found as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
