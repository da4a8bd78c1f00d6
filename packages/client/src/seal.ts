// Seals a payload to the server's public key (compact JWE, A256GCM), so that passwords never travel
// readable. The library is fetched only when something is sealed.
import type { JWK } from 'jose';

export interface SealKeySource {
  (): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** Makes a sealer that fetches the server's keys once and again after a failure. */
export function createSealer(fetchKeys: SealKeySource) {
  let keys: Promise<readonly Readonly<Record<string, unknown>>[]> | undefined;
  return {
    forget() {
      keys = undefined;
    },
    async seal(payload: unknown): Promise<string> {
      keys ??= fetchKeys().catch((error: unknown) => {
        // A failure is not remembered: the next call asks for the keys again.
        keys = undefined;
        throw error;
      });
      const [jose, list] = await Promise.all([import('jose'), keys]);
      const jwk = list.find((key) => key['alg'] === 'RSA-OAEP-256') ?? list[0];
      if (!jwk) throw new Error('No key to seal to');
      const alg = String(jwk['alg']);
      const key = await jose.importJWK(jwk as JWK, alg);
      return new jose.CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg, enc: 'A256GCM', kid: String(jwk['kid'] ?? '') })
        .encrypt(key);
    },
  };
}
