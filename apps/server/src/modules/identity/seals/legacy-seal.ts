// Opens what older clients of the family seal: JSON under DES (ECB, PKCS #7), its key under
// unpadded RSA. A patient reader of the wire can open it too (docs/decisions), so it is served only
// where an operator turned it on, and beside TLS, never in place of it.
import { constants, createDecipheriv, privateDecrypt, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { LegacyKeys } from './legacy-keys.ts';

export interface LegacyBeside {
  /** The sealed key, in hexadecimal digits: without leading zeros, perhaps with spaces. */
  readonly key: string | undefined;
}

const hexDigits = 256;
const desKeyBytes = 8;
const blockBytes = 8;
const sealedLengthMax = 100_000;

/**
 * The payload, or undefined for whatever is wrong with it: one answer after the same work, so that
 * nobody can ask this which part of a forgery fits.
 */
export async function unsealLegacy(
  keys: LegacyKeys,
  sealed: string,
  { key }: LegacyBeside,
): Promise<unknown> {
  const sealedKey = (key ?? '').replace(/\s/g, '');
  if (!/^[0-9a-f]{1,256}$/i.test(sealedKey) || sealed.length > sealedLengthMax) return undefined;
  const cipher = Buffer.from(sealedKey.padStart(hexDigits, '0'), 'hex');
  const secret = await keys.tryEach((privateKey) => openSecret(privateKey, cipher));
  const desKey = secret?.slice(0, desKeyBytes) ?? randomBytes(desKeyBytes).toString('latin1');
  const content = readPayload(decrypt(sealed, desKey));
  return secret === undefined ? undefined : content;
}

/**
 * The client's secret: letters and digits. No other key but the one it was sealed to gives that,
 * for all 128 bytes of a wrong one are as good as random.
 */
function openSecret(key: KeyObject, cipher: Buffer): string | undefined {
  try {
    const opened = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, cipher);
    const secret = opened.toString('latin1').replace(/^\0+/, '');
    return /^[0-9A-Za-z]{8,32}$/.test(secret) ? secret : undefined;
  } catch {
    // A number that is not below this key's modulus.
    return undefined;
  }
}

/** Undefined when it is no whole number of blocks, or is padded wrongly. */
function decrypt(sealed: string, desKey: string): string | undefined {
  const cipher = Buffer.from(sealed, 'base64');
  if (cipher.length === 0 || cipher.length % blockBytes !== 0) return undefined;
  const single = Buffer.from(desKey, 'latin1');
  // Three equal keys make one DES of triple DES; libraries no longer offer the single one.
  const opening = createDecipheriv('des-ede3-ecb', Buffer.concat([single, single, single]), null);
  const plain = Buffer.concat([opening.setAutoPadding(false).update(cipher), opening.final()]);
  const pad = plain.at(-1) ?? 0;
  const isPadded = pad > 0 && pad <= blockBytes && plain.subarray(-pad).every((b) => b === pad);
  return isPadded ? plain.subarray(0, -pad).toString('utf8') : undefined;
}

function readPayload(text: string | undefined): unknown {
  try {
    const content: unknown = JSON.parse(text ?? '');
    return typeof content === 'object' && content !== null ? content : undefined;
  } catch {
    return undefined;
  }
}
