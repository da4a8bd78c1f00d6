// Asks the server of a vendor: signed, in time, and without trusting what comes back. Nothing,
// where there is no answer that can be read; whoever asks says what that means.
import { signedHeaders } from './signing.ts';
import type { Connection } from './rules/connection.ts';

export interface VendorAnswer {
  readonly ok: boolean;
  readonly content: Readonly<Record<string, unknown>>;
}

const answerMsMax = 10_000;
const answerBytesMax = 4_000_000;

export async function askVendor(
  connection: Connection,
  call: string,
  content: unknown,
  now: number,
): Promise<VendorAnswer | undefined> {
  const url = new URL(`${connection.apiUrl.replace(/\/$/u, '')}/${call}`);
  const body = JSON.stringify(content);
  const headers = signedHeaders(connection, { path: url.pathname, body, now });
  try {
    const signal = AbortSignal.timeout(answerMsMax);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    const text = await readAtMost(response, answerBytesMax);
    const answer: unknown = JSON.parse(text);
    // What a vendor cannot say now is no answer.
    if (response.status >= 500 || typeof answer !== 'object' || answer === null) return undefined;
    return { ok: response.ok, content: answer as VendorAnswer['content'] };
  } catch {
    return undefined;
  }
}

async function readAtMost(response: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > bytesMax) throw new Error('the answer of a vendor is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
