// The address a request came from: the socket's own, or what a trusted proxy says in front of it;
// and the address that its caller used for us.
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { GatewayPorts } from './ports.ts';

/**
 * Reads X-Forwarded-For from the right while the speaker is trusted; a stranger's header is never
 * believed.
 */
export function addressOf(
  request: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: readonly string[],
): string {
  let address = plainAddress(request.socket.remoteAddress ?? '');
  if (!trustedProxies.includes(address)) return address;
  const forwarded = request.headers['x-forwarded-for']?.toString() ?? '';
  const hops = forwarded.split(',').map((hop) => plainAddress(hop.trim()));
  while (hops.length > 0 && trustedProxies.includes(address)) {
    const hop = hops.pop();
    if (!hop) break;
    address = hop;
  }
  return address;
}

/** An IPv4 address that arrived on an IPv6 socket is itself again. */
export function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

type Called = Pick<FastifyRequest, 'protocol' | 'host'>;
type Known = Pick<GatewayPorts, 'publicUrl' | 'addresses'>;

/**
 * Scheme and host that addresses of ours are made of: what the operator configured or the listener
 * itself. A request only chooses among those; what it says beyond them is never used.
 */
export function originOf(request: Called, { publicUrl, addresses }: Known): string {
  if (publicUrl !== undefined) return publicUrl;
  const known = addresses();
  const called = `${request.protocol}://${request.host}`;
  // Only a trusted proxy can say that the line to it was an encrypted one.
  const isOurs = known.includes(called) || known.includes(called.replace(/^https:/u, 'http:'));
  return isOurs ? called : (known[0] ?? nowhere);
}

/** The origin by which the caller's browser reached us, for cookies. No address is made of it. */
export const cookieOriginOf = (
  request: Called,
  { publicUrl }: Pick<GatewayPorts, 'publicUrl'>,
): string => publicUrl ?? `${request.protocol}://${request.host}`;

/** Before it listens, a listener has no address. */
const nowhere = 'http://localhost';

/**
 * A page's path and query as they were sent, behind a name of ours: a path that begins with two
 * slashes would name another host, or none.
 */
export const placeOf = (url: string): URL => new URL(`http://site${url}`);
