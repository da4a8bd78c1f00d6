// The sandbox provider's own key pair and the ID tokens it signs. The key is made when it is first
// needed and kept, so that all processes and all starts agree on it.
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/index.ts';
import { digestOf } from '../../../secrets/index.ts';

export const algorithm = 'RS256';
export const issuerOf = (project: string) => `https://sandphone.example/${project}`;

const tokenSeconds = 3600;
const kidLength = 12;

interface KeyRow {
  readonly kid: string;
  readonly private_jwk: JWK;
}

async function findKey(on: Queryable): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    select kid, private_jwk from sandbox_phone.signing_key`.execute(on);
  return rows[0];
}

async function signingKey(on: Queryable): Promise<KeyRow> {
  const found = await findKey(on);
  if (found) return found;
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = digestOf(String(jwk.n)).slice(0, kidLength);
  await sql`insert into sandbox_phone.signing_key (id, kid, private_jwk)
    values (1, ${kid}, ${JSON.stringify(jwk)}::jsonb) on conflict do nothing`.execute(on);
  const kept = await findKey(on);
  if (!kept) throw new Error('The sandbox provider of phone verification has no key');
  return kept;
}

/** The public keys to check tokens with. */
export async function publicKeys(on: Queryable): Promise<{ readonly keys: readonly JWK[] }> {
  const { kid, private_jwk } = await signingKey(on);
  const { kty = 'RSA', n = '', e = '' } = private_jwk;
  return { keys: [{ kty, n, e, kid, alg: algorithm, use: 'sig' }] };
}

export interface Proved {
  readonly project: string;
  readonly phoneNumber: string;
  readonly now: number;
}

export async function signIdToken(
  on: Queryable,
  { project, phoneNumber, now }: Proved,
): Promise<string> {
  const { kid, private_jwk } = await signingKey(on);
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ phone_number: phoneNumber, auth_time: seconds })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .setIssuer(issuerOf(project))
    .setAudience(project)
    .setSubject(digestOf(`${project} ${phoneNumber}`))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + tokenSeconds)
    .sign(await importJWK(private_jwk, algorithm));
}
