// The RSA keys that older clients seal to. Each process makes a fresh one and again after half a
// day; all lie in the database, their private part sealed, so that whichever process a client
// reaches next can open what it sealed to another's.
import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../../../platform/database/index.ts';
import { createKeeping } from '../../../platform/secrets/index.ts';
import { insertLegacyKey, readLegacyKeys } from './store/legacy-key-store.ts';

const modulusBits = 1024;
const offeredMs = 12 * 3_600_000;
/** A key opens as long again as it was offered: a page may hold on to it. */
export const legacyKeyMs = 2 * offeredMs;
/** More than a platform of many processes has; each costs a third of a millisecond to try. */
const keysMax = 64;

export interface LegacyKeys {
  /** The modulus of this process's key, in hexadecimal digits. */
  offer(): Promise<string>;
  /** The result of `open` with the first living key that opens the text. */
  tryEach<T>(open: (key: KeyObject) => T | undefined): Promise<T | undefined>;
}

interface OpenKey {
  readonly privateKey: KeyObject;
  readonly madeAt: number;
}

export function createLegacyKeys(
  database: Database,
  secret: Uint8Array,
  now: () => number,
): LegacyKeys {
  const keeping = createKeeping(secret, 'legacy seal keys');
  const known = new Map<string, OpenKey>();

  async function make(): Promise<string> {
    const { modulus, pem } = await generate();
    const key = { modulus, privateSealed: keeping.seal(pem, modulus), madeAt: now() };
    await insertLegacyKey(database.kysely, key);
    return modulus;
  }
  /** Keys of other processes that this one does not know yet. */
  async function learn(): Promise<OpenKey[]> {
    const rows = await readLegacyKeys(database.kysely, now() - legacyKeyMs, keysMax);
    return rows.flatMap(({ modulus, privateSealed, madeAt }) => {
      if (known.has(modulus)) return [];
      const key = { privateKey: createPrivateKey(keeping.open(privateSealed, modulus)), madeAt };
      known.set(modulus, key);
      return [key];
    });
  }
  function* living(keys: Iterable<readonly [string, OpenKey]>): Generator<KeyObject> {
    for (const [modulus, { privateKey, madeAt }] of keys) {
      if (madeAt > now() - legacyKeyMs) yield privateKey;
      else known.delete(modulus);
    }
  }
  return {
    offer: renewing(make, now),
    async tryEach(open) {
      const found = firstOf(living([...known]), open);
      if (found !== undefined) return found;
      return firstOf(
        (await learn()).map(({ privateKey }) => privateKey),
        open,
      );
    },
  };
}

/** Gives what was made last, and makes another when that has been offered long enough. */
function renewing(make: () => Promise<string>, now: () => number): () => Promise<string> {
  let own: { readonly since: number; readonly modulus: Promise<string> } | undefined;
  return async () => {
    if (!own || own.since <= now() - offeredMs) own = { since: now(), modulus: make() };
    return own.modulus.catch((error: unknown) => {
      // A failure is not remembered: the next client's call makes another.
      own = undefined;
      throw error;
    });
  };
}

function firstOf<T>(keys: Iterable<KeyObject>, open: (key: KeyObject) => T | undefined) {
  for (const key of keys) {
    const found = open(key);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function generate(): Promise<{ modulus: string; pem: string }> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: modulusBits,
    publicExponent: 0x10001,
  });
  const { n = '' } = pair.publicKey.export({ format: 'jwk' });
  const pem = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  return { modulus: Buffer.from(n, 'base64url').toString('hex'), pem };
}
