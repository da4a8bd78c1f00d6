// Seals requests to the key that the server shows, as the site does with what must not travel
// readable. A seal may be sent as often as one likes.
import { contract } from '@baize/contract';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

/** Gives what makes the body of a sealed request. */
export async function openSealer(siteUrl: string): Promise<(payload: unknown) => Promise<string>> {
  const response = await fetch(`${siteUrl}${contract.identity.getSealKeys.path}`);
  const [jwk] = ((await response.json()) as { keys: JWK[] }).keys;
  if (!jwk?.alg) throw new Error('the server offers no key to seal to');
  const key = await importJWK(jwk, jwk.alg);
  const header = { alg: jwk.alg, enc: 'A256GCM', kid: jwk.kid ?? '' };
  return async (payload) => {
    const bytes = new TextEncoder().encode(JSON.stringify(payload));
    const value = await new CompactEncrypt(bytes).setProtectedHeader(header).encrypt(key);
    return JSON.stringify({ value });
  };
}
