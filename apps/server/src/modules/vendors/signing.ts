// Signs what goes to vendors and proves what comes from them, in the three styles of
// docs/vendors.md. Comparisons take the same time whether they fit or not.
import { createHmac, createPublicKey, hash, timingSafeEqual, verify } from 'node:crypto';
import { refuse, type Refusal } from '@baize/contract';
import { publicKeysAt, secretsAt, type Connection } from './rules/connection.ts';
import { hashedText, isFresh, signedText } from './rules/signed-text.ts';

export interface Letter {
  /** As it was sent; it tells the style. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly isForm: boolean;
  readonly body: Uint8Array;
  readonly now: number;
}

type Refused = Refusal<'signature-wrong' | 'message-stale'>;
type Find = (vendor: string) => Connection | undefined;

const styles = [
  ['/vendor/v1/', 'seamless'],
  ['/vendor/hash/', 'token-hash'],
  ['/vendor/rsa/', 'signed-rsa'],
] as const;

/** The headers of a call of ours to a vendor. */
export function signedHeaders(
  { vendor, secret }: Pick<Connection, 'vendor' | 'secret'>,
  { path, body, now }: { readonly path: string; readonly body: string; readonly now: number },
): Record<string, string> {
  const timestamp = String(now);
  return {
    'content-type': 'application/json',
    'x-vendor': vendor,
    'x-timestamp': timestamp,
    'x-signature': hmacOf(secret ?? '', signedText(timestamp, path, body)),
  };
}

/** The connection whose message this is; else why it is not taken. */
export function proveLetter(letter: Letter, find: Find): Connection | Refused {
  const style = styles.find(([path]) => letter.path.startsWith(path))?.[1];
  const read = style === 'token-hash' ? readHashed : readHeaders;
  const { vendor, timestamp, isRight } = read(letter);
  const connection = find(vendor);
  if (!connection || connection.style !== style) return refuse('signature-wrong');
  if (!isRight(connection)) return refuse('signature-wrong');
  return isFresh(timestamp, letter.now) ? connection : refuse('message-stale');
}

interface Proof {
  readonly vendor: string;
  readonly timestamp: string;
  readonly isRight: (connection: Connection) => boolean;
}

function readHeaders({ headers, path, body, now }: Letter): Proof {
  const header = (name: string) => String(headers[name] ?? '');
  const timestamp = header('x-timestamp');
  const signature = header('x-signature');
  const text = Buffer.concat([Buffer.from(signedText(timestamp, path, '')), body]);
  return {
    vendor: header('x-vendor'),
    timestamp,
    isRight: (connection) =>
      connection.style === 'signed-rsa'
        ? publicKeysAt(connection, now).some((key) => isSignedBy(key, text, signature))
        : secretsAt(connection, now).some((secret) => isSame(signature, hmacOf(secret, text))),
  };
}

function readHashed(letter: Letter): Proof {
  const { path, now } = letter;
  const fields = readFields(letter);
  const hash = fields?.get('hash') ?? '';
  return {
    vendor: fields?.get('vendor') ?? '',
    timestamp: fields?.get('timestamp') ?? '',
    isRight: (connection) =>
      fields !== undefined &&
      secretsAt(connection, now).some((secret) =>
        isSame(hash, sha256(hashedText(path, fields, secret))),
      ),
  };
}

function readFields({ isForm, body }: Letter): ReadonlyMap<string, string> | undefined {
  const text = new TextDecoder().decode(body);
  return isForm ? fieldsOfForm(text) : fieldsOfJson(text);
}

/** Who a letter says it is from and what it says, before anything of it is proved. */
export function fieldsOf(letter: Letter) {
  const fields = readFields(letter);
  const vendor = letter.path.startsWith('/vendor/hash/')
    ? fields?.get('vendor')
    : letter.headers['x-vendor'];
  return { vendor: String(vendor ?? ''), fields };
}

/** A field that stands twice could mean two things. */
function fieldsOfForm(body: string): ReadonlyMap<string, string> | undefined {
  const fields = [...new URLSearchParams(body)];
  const byName = new Map(fields);
  return byName.size === fields.length ? byName : undefined;
}

function fieldsOfJson(body: string): ReadonlyMap<string, string> | undefined {
  try {
    const content: unknown = JSON.parse(body);
    if (typeof content !== 'object' || content === null) return undefined;
    return new Map(
      Object.entries(content).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
  } catch {
    return undefined;
  }
}

const hmacOf = (secret: string, text: string | Uint8Array) =>
  createHmac('sha256', secret).update(text).digest('hex');
const sha256 = (text: string) => hash('sha256', text, 'hex');

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function isSignedBy(key: string, text: Uint8Array, signature: string): boolean {
  return verify('sha256', text, key, Buffer.from(signature, 'base64'));
}

const rsaBitsMin = 2048;

/** The key in its one form, where it is an RSA key that is long enough. */
export function readPublicKey(text: string): string | undefined {
  try {
    const key = createPublicKey(text);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType !== 'rsa' || bits < rsaBitsMin) return undefined;
    return String(key.export({ type: 'spki', format: 'pem' }));
  } catch {
    return undefined;
  }
}
