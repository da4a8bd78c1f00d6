// Sends messages as docs/vendors.md says, in each style of signature, and reads the answers.
// Written from that page alone: it shares no code with the server under test.
import { createHash, createHmac, sign } from 'node:crypto';

export type Style = 'seamless' | 'token-hash' | 'signed-rsa' | 'transfer';
export type Fields = Readonly<Record<string, unknown>>;

export interface Sender {
  readonly url: string;
  readonly vendor: string;
  readonly style: Style;
  readonly secret: string;
  /** The private key of `signed-rsa`, as PEM. */
  readonly privateKey: string;
  /** How long one answer may take; as docs/vendors.md says, where it is left out. */
  readonly answerMsMax?: number;
}

export interface Answer {
  readonly status: number;
  readonly json: Fields;
}

/** How one message is spoilt on purpose. */
export interface Spoil {
  readonly unsigned?: boolean;
  readonly secret?: string;
  /** Milliseconds added to the timestamp. */
  readonly shiftMs?: number;
  /** Added to the body after it was signed. */
  readonly after?: string;
  /** The kind of message that it is sent as, while it was signed as another. */
  readonly sentAs?: string;
}

/** A wallet answers within four seconds, the server of a vendor within ten. */
const answerMs = { wallet: 4000, vendor: 10_000 } as const;
const folders = { seamless: 'v1', 'token-hash': 'hash', 'signed-rsa': 'rsa' } as const;

/** A message of a vendor to the wallet of an operator. */
export function sendMessage(
  sender: Sender,
  message: string,
  fields: Fields,
  spoil: Spoil = {},
): Promise<Answer> {
  if (sender.style === 'transfer') throw new Error('A transfer wallet is sent no messages.');
  const folder = folders[sender.style];
  const pathOf = (kind: string) => `/vendor/${folder}/${kind}`;
  const path = pathOf(message);
  const to = `${sender.url}${pathOf(spoil.sentAs ?? message)}`;
  return sender.style === 'token-hash'
    ? sendForm(sender, { to, path, fields, spoil })
    : sendJson(sender, { to, path, fields, spoil });
}

interface Letter {
  /** Where it is sent. */
  readonly to: string;
  /** The content that is signed. */
  readonly path: string;
  readonly fields: Fields;
  readonly spoil: Spoil;
}

/** A call of an operator to the server of a vendor: signed with the secret in every style. */
export function callVendor(
  sender: Sender,
  call: string,
  fields: Fields,
  spoil: Spoil = {},
): Promise<Answer> {
  const { origin, pathname } = new URL(`${sender.url.replace(/\/$/u, '')}/${call}`);
  const style = 'seamless';
  const { answerMsMax = answerMs.vendor } = sender;
  return sendJson(
    { ...sender, style, answerMsMax },
    { to: `${origin}${pathname}`, path: pathname, fields, spoil },
  );
}

function sendJson(sender: Sender, { to, path, fields, spoil }: Letter): Promise<Answer> {
  const body = JSON.stringify(fields);
  const timestamp = String(Date.now() + (spoil.shiftMs ?? 0));
  const text = `${timestamp}.${path}.${body}`;
  const signature =
    sender.style === 'signed-rsa' && spoil.secret === undefined
      ? sign('sha256', Buffer.from(text), sender.privateKey).toString('base64')
      : createHmac('sha256', spoil.secret ?? sender.secret)
          .update(text)
          .digest('hex');
  const headers = {
    'content-type': 'application/json',
    ...(spoil.unsigned
      ? {}
      : { 'x-vendor': sender.vendor, 'x-timestamp': timestamp, 'x-signature': signature }),
  };
  return post(sender, to, headers, body + (spoil.after ?? ''));
}

function sendForm(sender: Sender, { to, path, fields, spoil }: Letter): Promise<Answer> {
  const timestamp = String(Date.now() + (spoil.shiftMs ?? 0));
  const said: Record<string, string> = { vendor: sender.vendor, timestamp };
  for (const [name, value] of Object.entries(fields)) said[name] = String(value);
  const names = Object.keys(said).sort();
  const text = names.map((name) => `${name}=${said[name]}`).join('&');
  const hash = createHash('sha256')
    .update(`${path}?${text}${spoil.secret ?? sender.secret}`)
    .digest('hex');
  const form = new URLSearchParams(spoil.unsigned ? said : { ...said, hash });
  const after = spoil.after === undefined ? '' : `&more=${encodeURIComponent(spoil.after)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return post(sender, to, headers, form.toString() + after);
}

async function post(
  { answerMsMax = answerMs.wallet }: Sender,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Answer> {
  const signal = AbortSignal.timeout(answerMsMax);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    return { status: response.status, json: readJson(await response.text()) };
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Error(`no answer within ${answerMsMax / 1000} seconds`, { cause: error });
  }
}

function readJson(text: string): Fields {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Fields) : {};
  } catch {
    return {};
  }
}
