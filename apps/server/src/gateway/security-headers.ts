// What every answer tells the browser about trust: no sniffing, no framing by others, no scripts
// but our own, and of an answer that is no page that it shall never be one [S8]. Nothing of a
// player is kept in a cache, so a sign-out has none to clear; the site clears its own storage.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from './address.ts';
import type { GatewayPorts } from './ports.ts';

const connectLine = "connect-src 'self'";
const policyLines = [
  "default-src 'self'",
  "script-src 'self'",
  // Rendering libraries set style attributes; no style sheet but our own is loaded.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  connectLine,
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
];

/** What pages may do; they may call the outside addresses beside their own. */
function policyWith(outside: readonly string[]): string {
  const calls = [connectLine, ...outside].join(' ');
  return policyLines.map((line) => (line === connectLine ? calls : line)).join('; ');
}

/** For answers that only programs read, should a browser be led to open one. */
const noPage = "default-src 'none'; frame-ancestors 'none'; sandbox";

const features = [
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'publickey-credentials-get=(self)',
  'publickey-credentials-create=(self)',
  'otp-credentials=(self)',
].join(', ');

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  // A payment company's page opens in a window of its own and comes back to it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': features,
};

export function addSecurityHeaders(
  app: FastifyInstance,
  ports: Pick<GatewayPorts, 'publicUrl' | 'outsideOrigins'>,
): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(always);
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('text/html')) {
      reply.header('content-security-policy', policyWith(ports.outsideOrigins()));
    } else if (/^(application\/json|text\/plain)/.test(type)) tellNoPage(reply);
    if (originOf(request, ports).startsWith('https:')) {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
}

/** For an answer given before there is a request that anything could be said of. */
export function addBareSecurityHeaders(reply: FastifyReply): void {
  reply.headers(always);
  tellNoPage(reply);
}

function tellNoPage(reply: FastifyReply): void {
  reply.header('content-security-policy', noPage);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}
