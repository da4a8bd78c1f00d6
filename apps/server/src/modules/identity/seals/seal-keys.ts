// The keys that browsers seal passwords to: one for each way of sealing, made at the first start
// and kept with their private part sealed by the platform's secret. What cannot be opened is
// undefined.
import { randomBytes } from 'node:crypto';
import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../../../platform/database/index.ts';
import { createKeeping, type Keeping } from '../../../platform/secrets/index.ts';
import { makeSealKeys, readSealKeys, type StoredKey } from './store/seal-store.ts';

export interface Seals {
  /** The public keys as a JWKS lists them. */
  publicKeys(): Promise<Record<string, unknown>[]>;
  /** Opens JSON that was sealed to one of our keys; undefined when it was not, or was changed. */
  unseal(text: string): Promise<unknown>;
}

interface OpenKey {
  readonly publicJwk: Record<string, unknown>;
  readonly algorithm: string;
  readonly privateKey: Awaited<ReturnType<typeof importJWK>>;
}

const algorithms = ['ECDH-ES', 'RSA-OAEP-256'] as const;
const encryption = 'A256GCM';
const sealedLengthMax = 100_000;

export function createSeals(database: Database, secret: Uint8Array, now: () => number): Seals {
  const keeping = createKeeping(secret, 'seal keys');
  let opened: Promise<ReadonlyMap<string, OpenKey>> | undefined;
  const keys = () => {
    opened ??= openKeys(database, keeping, now).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    publicKeys: async () => [...(await keys()).values()].map(({ publicJwk }) => publicJwk),
    unseal: async (text) => unsealWith(await keys(), text),
  };
}

async function openKeys(database: Database, keeping: Keeping, now: () => number) {
  const stored =
    (await readSealKeys(database.kysely)) ??
    (await makeSealKeys(
      database,
      () => Promise.all(algorithms.map((name) => makeKey(name, keeping))),
      now(),
    ));
  const opened = stored.map(async (key): Promise<[string, OpenKey]> => {
    const jwk = JSON.parse(openPrivate(keeping, key)) as JWK;
    const privateKey = await importJWK(jwk, key.algorithm);
    return [key.kid, { publicJwk: key.publicJwk, algorithm: key.algorithm, privateKey }];
  });
  return new Map(await Promise.all(opened));
}

async function makeKey(
  algorithm: (typeof algorithms)[number],
  keeping: Keeping,
): Promise<StoredKey> {
  const pair = await generateKeyPair(algorithm, {
    extractable: true,
    ...(algorithm === 'ECDH-ES' ? { crv: 'X25519' } : { modulusLength: 2048 }),
  });
  const kid = randomBytes(8).toString('hex');
  const publicJwk = { ...(await exportJWK(pair.publicKey)), kid, alg: algorithm, use: 'enc' };
  const privateJwk = JSON.stringify(await exportJWK(pair.privateKey));
  return { kid, algorithm, publicJwk, privateSealed: keeping.seal(privateJwk, kid) };
}

function openPrivate(keeping: Keeping, { kid, privateSealed }: StoredKey): string {
  try {
    return keeping.open(privateSealed, kid);
  } catch (error) {
    const advice = 'Start with the secret that this database was first started with.';
    throw new Error(`The seal key ${kid} does not open. ${advice}`, { cause: error });
  }
}

async function unsealWith(keys: ReadonlyMap<string, OpenKey>, text: string): Promise<unknown> {
  if (text.length > sealedLengthMax) return undefined;
  try {
    const { plaintext } = await compactDecrypt(
      text,
      ({ kid = '', alg }) => {
        const key = keys.get(kid);
        if (key?.algorithm !== alg || key === undefined) throw new Error('No key of ours.');
        return key.privateKey;
      },
      {
        keyManagementAlgorithms: [...algorithms],
        contentEncryptionAlgorithms: [encryption],
        maxDecompressedLength: 0,
      },
    );
    return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
  } catch {
    return undefined;
  }
}
