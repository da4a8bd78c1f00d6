// One-time codes of an authenticator app: six digits, a new one every thirty seconds, and one step
// of clock drift either way. [S15]
import { Secret, TOTP } from 'otpauth';
import type { Randomness } from '../../platform/randomness/index.ts';

const periodSeconds = 30;
const digits = 6;
const drift = 1;
const secretBytes = 20;
const settings = { algorithm: 'SHA1', digits, period: periodSeconds };

/** A new secret in the base32 that apps take. */
export function makeTotpSecret(randomness: Randomness): string {
  const bytes = Uint8Array.from(randomness.bytes(secretBytes));
  return new Secret({ buffer: bytes.buffer }).base32;
}

/** The step of time that a code belongs to; undefined when it is of none that counts now. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  // The library fails on digits of other scripts, which are as many characters but more bytes.
  if (!/^[0-9]{6}$/.test(token)) return undefined;
  const delta = TOTP.validate({
    ...settings,
    token,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: drift,
  });
  return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta;
}

/** What an app shows at this moment. */
export function codeAt(secret: string, now: number): string {
  return TOTP.generate({ ...settings, secret: Secret.fromBase32(secret), timestamp: now });
}

/** The address that an app reads from a QR code. */
export function otpauthUrl(secret: string, names: { issuer: string; label: string }): string {
  return new TOTP({ ...settings, ...names, secret: Secret.fromBase32(secret) }).toString();
}
