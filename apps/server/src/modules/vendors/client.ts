// Calls the server of a vendor: signed, in time, and without trusting the answer. While two keys
// hold, a vendor that does not know the new one yet is asked again with the old. Returns nothing
// when there is no readable answer; the caller decides what that means.
import type { Clock } from '../../platform/clock/index.ts';
import { messageOut, type MessageLog } from './message-log.ts';
import { signedHeaders } from './signing.ts';
import { secretsAt, type Connection } from './rules/connection.ts';

export interface VendorAnswer {
  readonly ok: boolean;
  readonly content: Readonly<Record<string, unknown>>;
}

export interface VendorAsked {
  readonly answer: VendorAnswer | undefined;
  /** Of HTTP; 0 when nothing came. */
  readonly status: number;
  /** The vendor's word of refusal, or ours where it said nothing that can be read. */
  readonly error: string;
  readonly withOldKey: boolean;
  readonly durationMs: number;
}

export type AskVendor = (
  connection: Connection,
  call: string,
  content: Readonly<Record<string, unknown>>,
) => Promise<VendorAsked>;

const answerMsMax = 10_000;
const answerBytesMax = 4_000_000;
const errorLengthMax = 60;
const keyUnknown = 401;

/** `log` hears of each call; a list of games that came well is not worth a line a minute. */
export function createAsking(clock: Clock, log: MessageLog): AskVendor {
  return async (connection, call, content) => {
    const at = clock.now();
    const startedAt = performance.now();
    const secrets = secretsAt(connection, at);
    let asked = await askWith(secrets[0] ?? '', connection, call, { content, at });
    const isOld = asked.status === keyUnknown && secrets.length > 1;
    if (isOld) asked = await askWith(secrets[1] ?? '', connection, call, { content, at });
    const durationMs = performance.now() - startedAt;
    const withOldKey = isOld && asked.status !== keyUnknown;
    const { error, status, answer } = asked;
    const balance = answer?.content['balance'];
    const facts = { at, vendor: connection.vendor, call, content, error, status, withOldKey };
    const said = typeof balance === 'string' ? balance : '';
    if (call !== 'games' || error !== '' || withOldKey)
      log.note(messageOut({ ...facts, durationMs, balance: said }));
    return { ...asked, withOldKey, durationMs };
  };
}

interface Asking {
  readonly content: unknown;
  readonly at: number;
}

async function askWith(
  secret: string,
  { apiUrl, vendor }: Connection,
  call: string,
  { content, at }: Asking,
): Promise<Pick<VendorAsked, 'answer' | 'status' | 'error'>> {
  const url = new URL(`${apiUrl.replace(/\/$/u, '')}/${call}`);
  const body = JSON.stringify(content);
  const headers = signedHeaders({ vendor, secret }, { path: url.pathname, body, now: at });
  let status = 0;
  try {
    const signal = AbortSignal.timeout(answerMsMax);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    status = response.status;
    const text = await readAtMost(response, answerBytesMax);
    // A server error of the vendor is no answer.
    if (status >= 500) return { answer: undefined, status, error: 'no-answer' };
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null) throw new Error('not an object');
    const answer = { ok: response.ok, content: found as VendorAnswer['content'] };
    return { answer, status, error: answer.ok ? '' : wordOf(answer.content['error']) };
  } catch {
    return { answer: undefined, status, error: status === 0 ? 'no-answer' : 'answer-unreadable' };
  }
}

const wordOf = (error: unknown): string =>
  typeof error === 'string' && /^[\w-]+$/u.test(error) ? error.slice(0, errorLengthMax) : 'refused';

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
