// An authenticator made of software: it makes passkeys and signs with them as a real one does, so
// that the real verification runs in tests. What it says can be spoiled in one place. [S16]
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

export interface Answering {
  readonly origin: string;
  /** What the page was given by the server. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** What a test may have the authenticator say instead of the truth. */
export interface Twist {
  readonly challenge?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** Whether the holder proved themselves to the device. True unless told. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly attestation?: { readonly format: string; readonly statement: CborMap };
}

interface Held {
  readonly id: Buffer;
  readonly rpId: string;
  readonly handle: string;
  readonly key: KeyObject;
  counter: number;
}

type CborMap = ReadonlyMap<string | number, Cbor>;
type Cbor = number | string | Uint8Array | CborMap | readonly Cbor[];

const present = 0x01;
const verified = 0x04;
const holdsCredential = 0x40;
const noName = Buffer.alloc(16);

export function createSoftwareAuthenticator() {
  const held: Held[] = [];
  return {
    /** Makes a passkey for the options of a registration. */
    create: (asked: Answering, twist: Twist = {}) => create(held, asked, twist),
    /** Signs in with the last passkey made of those that the options allow. */
    get: (asked: Answering, twist: Twist = {}) => get(held, asked, twist),
  };
}

function create(held: Held[], { origin, options }: Answering, twist: Twist) {
  const rpId = String((options['rp'] as { id: string }).id);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const handle = (options['user'] as { id: string }).id;
  const counter = twist.counter ?? 0;
  held.push({ id, rpId, handle, key: privateKey, counter });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const key = cbor(coseKey(base64url(x), base64url(y)));
  const head = headOf(twist.rpId ?? rpId, flagsOf(twist) | holdsCredential, counter);
  const authData = Buffer.concat([head, noName, twoBytes(id.length), id, key]);
  const { format = 'none', statement = new Map() } = twist.attestation ?? {};
  const attestation = new Map<string, Cbor>([
    ['fmt', format],
    ['attStmt', statement],
    ['authData', authData],
  ]);
  return {
    ...named(id),
    response: {
      clientDataJSON: clientData({ type: 'webauthn.create', origin, options }, twist),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    },
  };
}

function get(held: readonly Held[], { origin, options }: Answering, twist: Twist) {
  const allowed = options['allowCredentials'] as readonly { id: string }[] | undefined;
  const isAllowed = (id: string) => allowed?.some((one) => one.id === id) ?? true;
  const passkey = held.findLast(
    ({ id, rpId }) => rpId === options['rpId'] && isAllowed(id.toString('base64url')),
  );
  if (!passkey) throw new Error('no passkey of this authenticator is allowed here');
  if (passkey.counter > 0) passkey.counter += 1;
  const counter = twist.counter ?? passkey.counter;
  const authData = headOf(twist.rpId ?? passkey.rpId, flagsOf(twist), counter);
  const clientDataJSON = clientData({ type: 'webauthn.get', origin, options }, twist);
  const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
  return {
    ...named(passkey.id),
    response: {
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, passkey.key).toString('base64url'),
      userHandle: passkey.handle,
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>;

const named = (id: Buffer) => {
  const text = id.toString('base64url');
  return { id: text, rawId: text, type: 'public-key' as const };
};

const flagsOf = ({ isVerified = true }: Twist) => present | (isVerified ? verified : 0);
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (text: string | undefined) => Buffer.from(text ?? '', 'base64url');

function headOf(rpId: string, flags: number, counter: number): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags, 0);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), tail]);
}

function twoBytes(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function clientData({ type, origin, options }: Answering & { type: string }, twist: Twist): string {
  const challenge = twist.challenge ?? options['challenge'];
  const said = { type: twist.type ?? type, challenge, origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(said)).toString('base64url');
}

/** An ES256 key on P-256 as COSE writes it. */
function coseKey(x: Buffer, y: Buffer): CborMap {
  return new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, x],
    [-3, y],
  ]);
}

/** Whole numbers, texts, bytes, lists and maps in CBOR's shortest form. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return withHead(3, Buffer.from(value));
  if (value instanceof Uint8Array) return withHead(2, value);
  if (value instanceof Map) {
    const pairs = [...(value as CborMap)].flatMap(([key, inner]) => [cbor(key), cbor(inner)]);
    return Buffer.concat([cborHead(5, value.size), ...pairs]);
  }
  const list = value as readonly Cbor[];
  return Buffer.concat([cborHead(4, list.length), ...list.map(cbor)]);
}

const withHead = (major: number, bytes: Uint8Array) =>
  Buffer.concat([cborHead(major, bytes.length), bytes]);

function cborHead(major: number, count: number): Buffer {
  const kind = major << 5;
  if (count < 24) return Buffer.from([kind | count]);
  if (count < 256) return Buffer.from([kind | 24, count]);
  return Buffer.concat([Buffer.from([kind | 25]), twoBytes(count)]);
}
