// The passkey ceremonies of browser and library. Invalid input from a browser becomes undefined,
// and no input makes us call another server. [S16] The library is loaded with the first ceremony:
// it is the server's largest.
import type { factors, InputOf, UsedPasskey } from '@baize/contract';
import { challengeMs } from './store/challenge-store.ts';
import type { StoredPasskey } from './store/passkey-store.ts';

export type NewPasskey = InputOf<typeof factors.addPasskey>['response'];

export interface NewcomerNames {
  readonly rpName: string;
  readonly username: string;
  /** An opaque name of the holder, which the passkey keeps. */
  readonly handle: string;
}

// EdDSA, ES256 and RS256: what every authenticator of today has one of.
const algorithms = [-8, -7, -257];

const library = () => import('@simplewebauthn/server');

const rpIdOf = (origin: string) => new URL(origin).hostname;

export async function creationOptions(
  origin: string,
  { rpName, username, handle }: NewcomerNames,
  known: readonly StoredPasskey[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName,
    rpID: rpIdOf(origin),
    userName: username,
    userDisplayName: username,
    userID: Uint8Array.from(Buffer.from(handle, 'base64url')),
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
}

/** Without `known` any passkey may answer, so its holder must prove themselves to it. */
export async function requestOptions(origin: string, known: readonly StoredPasskey[] | undefined) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: rpIdOf(origin),
    timeout: challengeMs,
    userVerification: known ? 'preferred' : 'required',
    ...(known ? { allowCredentials: known.map(descriptorOf) } : {}),
  });
}

const descriptorOf = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports: [...transports],
});

/** The challenge that an answer says it answers; the signature over it is verified afterwards. */
export function challengeIn({ response }: NewPasskey | UsedPasskey): string | undefined {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8');
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

interface Expected {
  readonly origin: string;
  readonly challenge: string;
}

export async function verifyCreated(answer: NewPasskey, { origin, challenge }: Expected) {
  const { transports = [], ...response } = answer.response;
  try {
    if (!(await vouchesForItself(response.attestationObject))) return undefined;
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {}, response: { ...response, transports } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}

// We ask for no attestation. One with certificates could name addresses for the library to fetch.
async function vouchesForItself(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const bytes = Uint8Array.from(Buffer.from(attestationObject, 'base64url'));
  const attestation = decodeAttestationObject(bytes);
  const isPlain = ['none', 'packed'].includes(attestation.get('fmt'));
  return isPlain && attestation.get('attStmt').get('x5c') === undefined;
}

/** The new counter of a use that holds. */
export async function verifyUsed(
  answer: UsedPasskey,
  passkey: StoredPasskey,
  { origin, challenge, isAlone }: Expected & { readonly isAlone: boolean },
): Promise<number | undefined> {
  // Whom the answer names was looked at before; the signature does not cover it.
  const { userHandle: _seen, ...response } = answer.response;
  try {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      requireUserVerification: isAlone,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
