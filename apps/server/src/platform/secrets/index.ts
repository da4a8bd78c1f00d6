// How what must stay secret is kept: as a digest when it is only compared, as a keyed digest when
// it is short enough to be guessed, sealed when it must be read again. Each purpose has a key of
// its own, made of the platform's secret. [S2]
import { createCipheriv, createDecipheriv, createHmac, hash } from 'node:crypto';
import { hkdfSync, randomBytes } from 'node:crypto';

/** The digest under which a long random secret is found again without being kept. */
export function digestOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

export interface Keeping {
  /** Seals a text so that it opens again under the same name only. */
  seal(text: string, name: string): string;
  /** Opens what `seal` made; a fault when it was changed or made with another secret or name. */
  open(sealed: string, name: string): string;
  /** A digest that nobody can compute, or try guesses against, without the platform's secret. */
  digest(text: string, name: string): string;
}

const nonceBytes = 12;
const tagBytes = 16;

/** Keeps secrets of one purpose, e.g. `seal keys`. */
export function createKeeping(secret: Uint8Array, purpose: string): Keeping {
  const sealKey = keyOf(secret, purpose);
  const digestKey = keyOf(secret, `${purpose}: digests`);
  return {
    seal(text, name) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(name));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(sealed, name) {
      const whole = Buffer.from(sealed, 'base64');
      const bodyAt = nonceBytes + tagBytes;
      const nonce = whole.subarray(0, nonceBytes);
      const opening = createDecipheriv('aes-256-gcm', sealKey, nonce, { authTagLength: tagBytes });
      opening.setAAD(Buffer.from(name)).setAuthTag(whole.subarray(nonceBytes, bodyAt));
      return opening.update(whole.subarray(bodyAt), undefined, 'utf8') + opening.final('utf8');
    },
    // A length before the name: no other name and text run together into the same bytes.
    digest: (text, name) =>
      createHmac('sha256', digestKey).update(`${name.length}:${name}${text}`).digest('base64url'),
  };
}

function keyOf(secret: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
