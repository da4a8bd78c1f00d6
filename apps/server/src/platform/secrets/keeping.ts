// Keeps secrets: as a digest when a long one is only compared, as a keyed digest when it is short
// enough to be guessed, sealed when it must be read again. Each purpose has a key of its own, made
// of the platform's secret. [S2]
import { createCipheriv, createDecipheriv, createHmac, hash } from 'node:crypto';
import { hkdfSync, randomBytes } from 'node:crypto';

/** The digest under which a long random secret is found again without being kept. */
export function digestOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

export interface Keeping {
  /** The id of the secret that seals now. */
  readonly keyId: string;
  /** Seals a text so that it opens again under the same name only. */
  seal(text: string, name: string): string;
  /** Opens what `seal` made; a fault when it was changed or made with another secret or name. */
  open(sealed: string, name: string): string;
  /** A digest that nobody can compute, or try guesses against, without the platform's secret. */
  digest(text: string, name: string): string;
}

const nonceBytes = 12;
const tagBytes = 16;
const secretBytes = 32;

/** The secret in use, and after it those that were before it, for as long as they open anything. */
const secretsIn = (secret: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: Math.max(1, Math.ceil(secret.length / secretBytes)) }, (_, place) =>
    secret.subarray(place * secretBytes, (place + 1) * secretBytes),
  );

/** Names a secret and tells nothing of it: hosts compare these, and seals say whose they are. */
export const keyIdsOf = (secret: Uint8Array): readonly string[] =>
  secretsIn(secret).map((one) => keyOf(one, 'key id').toString('hex').slice(0, 12));

/**
 * Keeps secrets of one purpose, e.g. `seal keys`. What is sealed bears the name of its key while
 * there are several. Digests stay those of the first secret of all: what is found by one must stay.
 */
export function createKeeping(secret: Uint8Array, purpose: string): Keeping {
  const ids = keyIdsOf(secret);
  const keys = secretsIn(secret).map((one, place) => ({
    id: ids[place] ?? '',
    seal: keyOf(one, purpose),
    digest: keyOf(one, `${purpose}: digests`),
  }));
  const [newest] = keys;
  const oldest = keys.at(-1);
  if (!newest || !oldest) throw new Error('There is no secret');
  return {
    keyId: newest.id,
    seal(text, name) {
      const sealed = sealBy(newest.seal, text, name);
      return keys.length === 1 ? sealed : `${newest.id}.${sealed}`;
    },
    open(sealed, name) {
      const [body = '', id] = sealed.split('.').toReversed();
      const known = id === undefined ? keys : keys.filter((key) => key.id === id);
      return openByOneOf(
        known.map((key) => key.seal),
        body,
        name,
      );
    },
    // A length before the name: no other name and text run together into the same bytes.
    digest: (text, name) =>
      createHmac('sha256', oldest.digest)
        .update(`${name.length}:${name}${text}`)
        .digest('base64url'),
  };
}

function sealBy(key: Uint8Array, text: string, name: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** A text sealed before keys had names opens by one of them, or by none. */
function openByOneOf(keys: readonly Uint8Array[], sealed: string, name: string): string {
  let fault: unknown = new Error('It was sealed with a secret that is not known here');
  for (const key of keys) {
    try {
      return openBy(key, sealed, name);
    } catch (error) {
      fault = error;
    }
  }
  throw fault;
}

function openBy(key: Uint8Array, sealed: string, name: string): string {
  const whole = Buffer.from(sealed, 'base64');
  const bodyAt = nonceBytes + tagBytes;
  const nonce = whole.subarray(0, nonceBytes);
  const opening = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  opening.setAAD(Buffer.from(name)).setAuthTag(whole.subarray(nonceBytes, bodyAt));
  return opening.update(whole.subarray(bodyAt), undefined, 'utf8') + opening.final('utf8');
}

function keyOf(secret: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
