// The cookies of Baize: never readable by scripts, never sent by other sites, only over TLS where
// there is TLS.
import type { FastifyReply } from 'fastify';

const namePattern = /^[a-zA-Z_]{1,40}$/;
const valuePattern = /^[\w.~-]*$/;

/** Sets a cookie, or clears it when `value` is null. */
export function setCookieOn(
  reply: FastifyReply,
  secure: boolean,
  name: string,
  value: string | null,
  maxAgeSeconds?: number,
): void {
  if (!namePattern.test(name) || !valuePattern.test(value ?? '')) {
    throw new Error(`"${name}" cannot be set as a cookie`);
  }
  const ageSeconds = value === null ? 0 : maxAgeSeconds;
  const age = ageSeconds === undefined ? '' : `; Max-Age=${ageSeconds}`;
  const guard = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  // Fastify lists each one beside those that were set before.
  reply.header('set-cookie', `${name}=${value ?? ''}${guard}${age}`);
}

const cookiesMax = 50;

/** The cookies of a request by name; what is not in their form is left out. */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  const pairs = (header ?? '').split(';', cookiesMax).flatMap((part) => {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    return at > 0 ? [[name, part.slice(at + 1).trim()] as const] : [];
  });
  return Object.fromEntries(pairs);
}
