// The texts that are signed, exactly as docs/vendors.md says, and how old a message may be.

export const messageAgeMs = 5 * 60_000;

/** The text under an HMAC or an RSA signature. */
export function signedText(timestamp: string, path: string, body: string): string {
  return `${timestamp}.${path}.${body}`;
}

/** The text hashed in the token-and-hash style: the path, and every field but the hash, by name. */
export function hashedText(
  path: string,
  fields: ReadonlyMap<string, string>,
  secret: string,
): string {
  const names = [...fields.keys()].filter((name) => name !== 'hash').sort();
  return `${path}?${names.map((name) => `${name}=${fields.get(name)}`).join('&')}${secret}`;
}

/** Whether a message of this timestamp is taken now. */
export function isFresh(timestamp: string, now: number): boolean {
  return /^\d{1,15}$/u.test(timestamp) && Math.abs(Number(timestamp) - now) <= messageAgeMs;
}
