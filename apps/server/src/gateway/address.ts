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

/** Scheme and host under which callers know this listener. */
export function originOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { publicUrl }: Pick<GatewayPorts, 'publicUrl'>,
): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/**
 * What stands in the address of a page, as it was sent. Behind a name of ours: one that begins with
 * two slashes would name another host, or none.
 */
export const placeOf = (url: string): URL => new URL(`http://site${url}`);
