// A connection to a vendor: what it is, and whether what staff enter of it is of use.
import type { ConnectionStyle, OfferState } from '@baize/contract';

export interface Connection {
  readonly vendor: string;
  readonly style: ConnectionStyle;
  readonly state: OfferState;
  readonly apiUrl: string;
  readonly secret: string | null;
  readonly previous: string | null;
  readonly previousUntil: number | null;
  readonly publicKey: string | null;
  readonly previousPublicKey: string | null;
  readonly changedAt: number;
}

export const secretLengthMin = 32;
export const rotationMs = 24 * 3_600_000;

/** Plain http is for this machine and its own network alone. */
export function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (username || password || search || hash) return false;
  return protocol === 'https:' || (protocol === 'http:' && isNear(hostname));
}

/** Whole addresses: a name of the wide world may begin like one. */
const nearby =
  /^(?:(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\])$/u;
const isNear = (hostname: string) => nearby.test(hostname) || /^[^.[\]]+$/u.test(hostname);

/** Whether everything is there that its style needs. */
export function isComplete({ style, secret, publicKey }: Connection): boolean {
  return secret !== null && (style !== 'signed-rsa' || publicKey !== null);
}

/** The secrets that a message may be signed with now. */
export function secretsAt({ secret, previous, previousUntil }: Connection, now: number): string[] {
  const old = previousUntil !== null && previousUntil > now ? previous : null;
  return [secret, old].filter((one) => one !== null);
}

export function publicKeysAt(connection: Connection, now: number): string[] {
  const { publicKey, previousPublicKey, previousUntil } = connection;
  const old = previousUntil !== null && previousUntil > now ? previousPublicKey : null;
  return [publicKey, old].filter((one) => one !== null);
}

/** A connection that nothing is known of yet. */
export const newConnection = (vendor: string) => ({
  vendor,
  state: 'off' as const,
  secret: null,
  previous: null,
  previousUntil: null,
  publicKey: null,
  previousPublicKey: null,
});

export interface NewKeys {
  readonly secret?: string | undefined;
  readonly publicKey?: string | undefined;
}

/** New keys take the place of the old ones, which hold for a while more, or for none. */
export function withKeys(
  one: Connection,
  { secret, publicKey }: NewKeys,
  now: number,
  overlapMs = rotationMs,
): Connection {
  if (secret === undefined && publicKey === undefined) return one;
  const hadKeys = one.secret !== null || one.publicKey !== null;
  const bothHold = hadKeys && overlapMs > 0;
  return {
    ...one,
    secret: secret ?? one.secret,
    previous: bothHold ? one.secret : null,
    publicKey: publicKey ?? one.publicKey,
    previousPublicKey: bothHold ? one.publicKey : null,
    previousUntil: bothHold ? now + overlapMs : null,
  };
}
