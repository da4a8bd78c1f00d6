// The cookies of Baize: never readable by scripts, never sent by other sites, only over TLS where
// there is TLS.
import type { FastifyReply } from 'fastify';

const namePattern = /^[a-z_]{1,40}$/;
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
