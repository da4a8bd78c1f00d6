// The house's side of a provider of phone verification that speaks the form of
// docs/phone-verification.md: its keys are fetched over HTTP and kept for a while, and a token is
// taken only with its signature, issuer and audience. [S20]
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import type { PhoneFinding, PhoneProject, PhoneProvider, PhoneTokenRefused } from './provider.ts';

export interface PhoneCompany extends PhoneProject {
  readonly name: string;
  /** The issuer of the tokens, as written in them. */
  readonly issuer: string;
}

const keysTimeoutMs = 5000;
const algorithms = ['RS256', 'ES256'];
const e164 = /^\+[1-9]\d{6,14}$/u;

export function httpPhoneProvider(company: PhoneCompany): PhoneProvider {
  const { name, issuer, baseUrl, project } = company;
  const keys = createRemoteJWKSet(new URL(`${baseUrl}/jwks`), { timeoutDuration: keysTimeoutMs });
  return {
    name,
    about: () => ({ baseUrl, project }),
    async verify(idToken, now) {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms,
          issuer,
          audience: project,
          currentDate: new Date(now),
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time', 'phone_number'],
        });
        return read(payload);
      } catch (error) {
        return { ok: false, refused: reasonOf(error) };
      }
    },
  };
}

function read(payload: JWTPayload): PhoneFinding {
  const { phone_number: phoneNumber, auth_time: seconds } = payload;
  const isWhole = typeof phoneNumber === 'string' && e164.test(phoneNumber);
  if (!isWhole || typeof seconds !== 'number') return { ok: false, refused: 'not-understood' };
  return { ok: true, phoneNumber, provedAt: seconds * 1000 };
}

function reasonOf(error: unknown): PhoneTokenRefused {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') return 'audience-wrong';
    return error.claim === 'iss' ? 'issuer-wrong' : 'not-understood';
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature-wrong';
  if (error instanceof errors.JWKSNoMatchingKey) return 'signature-wrong';
  if (error instanceof errors.JOSEAlgNotAllowed) return 'signature-wrong';
  const ofToken = [errors.JWSInvalid, errors.JWTInvalid, errors.JOSENotSupported];
  return ofToken.some((kind) => error instanceof kind) ? 'not-understood' : 'provider-away';
}
