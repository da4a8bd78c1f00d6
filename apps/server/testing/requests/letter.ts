// A request on its way to the wire: the draft, and what is done to its text, its address and its
// bytes after it was written. Tricks change a letter; sending it is the same for all.
import { request } from 'node:http';
import { addressOf, headersOf, type Question } from '../door/ask.ts';
import type { Draft } from './draft.ts';
import { writeRaw } from './hostile.ts';

export interface Letter extends Draft {
  readonly method: string;
  readonly token: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The body's text before it is sealed. */
  readonly text: (text: string) => string;
  readonly isSealed: boolean;
  /** The body as it goes out. */
  readonly bytes: (text: string) => string | Uint8Array;
  readonly address: (path: string) => string;
  /** Half of the body is sent, then the connection ends. */
  readonly isCut: boolean;
  /** Another address or method: another call may answer. */
  readonly mayStray: boolean;
  readonly tricks: readonly string[];
}

const same = <T>(value: T): T => value;

export function letterOf(draft: Draft): Letter {
  return {
    ...draft,
    method: draft.endpoint.method,
    token: draft.person.token,
    headers: {},
    text: same,
    isSealed: draft.endpoint.sealed === true,
    bytes: same,
    address: same,
    isCut: false,
    mayStray: false,
    tricks: [],
  };
}

export async function questionOf(
  letter: Letter,
  seal: (text: string) => Promise<string>,
): Promise<Question> {
  const { endpoint, input, method, token, intent, headers } = letter;
  const hasBody = endpoint.body !== undefined || endpoint.rawBody === true;
  const asked = {
    method,
    path: letter.address(addressOf(endpoint, plainly(input))),
    headers: { ...headersOf({ token, ...(intent ? { intent } : {}) }, hasBody), ...headers },
  };
  if (!hasBody) return asked;
  const text = letter.text(writeRaw(input.body ?? {}));
  const sent = letter.isSealed ? JSON.stringify({ value: await seal(text) }) : text;
  return { ...asked, body: letter.bytes(sent) };
}

/** Half of a pair of surrogates cannot stand in an address, and a name without a value neither. */
function plainly({ params, query, body }: Draft['input']): Draft['input'] {
  const made = (fields: Record<string, unknown> | undefined) =>
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(addressText) : addressText(value),
      ]),
    );
  return {
    ...(params ? { params: made(params) ?? {} } : {}),
    ...(query ? { query: made(query) ?? {} } : {}),
    ...(body ? { body } : {}),
  };
}

function addressText(value: unknown): string {
  const isPlain = value === null || typeof value !== 'object';
  const text = isPlain ? String(value) : JSON.stringify(value);
  return text.replace(/^\ue000(.*)\ue001$/u, '$1').toWellFormed();
}

const cutAfterMs = 10;

/** Sends the head and half of the body, and hangs up. */
export function sendCut(origin: string, { method, path, headers, body = '' }: Question) {
  return new Promise<void>((resolve) => {
    const bytes = Buffer.from(body);
    const sent = request(`${origin}`, {
      method,
      path,
      headers: { ...headers, 'content-length': bytes.length + 10 },
      agent: false,
    });
    sent.on('error', () => resolve());
    sent.on('close', () => resolve());
    sent.on('response', (response) => response.resume());
    sent.write(bytes.subarray(0, Math.ceil(bytes.length / 2)));
    setTimeout(() => sent.destroy(), cutAfterMs);
  });
}

/** The request as a line for a shell, shortened where it is long. */
export function curlOf(origin: string, { method, path, headers, body }: Question): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const heads = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const text = typeof body === 'string' ? body : Buffer.from(body ?? '').toString('latin1');
  const rest = text.length > shownMax ? `… (${text.length} characters)` : '';
  const data =
    body === undefined ? [] : [`--data-binary ${quoted(text.slice(0, shownMax) + rest)}`];
  const address = quoted(`${origin}${path.slice(0, shownMax)}`);
  return ['curl', '-X', method, address, ...heads, ...data].join(' ');
}

const shownMax = 2000;
