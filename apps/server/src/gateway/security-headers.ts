// Security headers of every answer: no sniffing, no framing by others, no scripts
// but our own, and of an answer that is no page that it shall never be one [S8]. Nothing of a
// player is kept in a cache, so a sign-out has none to clear; the site clears its own storage.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayPorts, OutsideOrigins } from './ports.ts';

const picturesLine = "img-src 'self' data: blob:";
const callsLine = "connect-src 'self'";
const framesLine = "frame-src 'self'";
const framersLine = "frame-ancestors 'self'";
const scriptsLine = "script-src 'self'";
const policyLines = [
  "default-src 'self'",
  scriptsLine,
  // Rendering libraries set style attributes; no style sheet but our own is loaded.
  "style-src 'self' 'unsafe-inline'",
  picturesLine,
  "font-src 'self'",
  callsLine,
  "worker-src 'self' blob:",
  framesLine,
  framersLine,
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
];

/** The content security policy of pages; the outside addresses stand beside their own. */
function policyWith(
  { pictures, calls, frames, framers }: OutsideOrigins,
  scripts: readonly string[],
): string {
  const outside = new Map([
    [scriptsLine, scripts.map((digest) => `'sha256-${digest}'`)],
    [picturesLine, pictures],
    [callsLine, calls],
    [framesLine, frames],
    [framersLine, framers],
  ]);
  return policyLines.map((line) => [line, ...(outside.get(line) ?? [])].join(' ')).join('; ');
}

const scriptsOf = new WeakMap<FastifyReply, readonly string[]>();

/** These scripts stand in the page itself, known by their digests; no other may. */
export function allowScripts(reply: FastifyReply, digests: readonly string[]): void {
  scriptsOf.set(reply, digests);
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
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(always);
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('text/html')) {
      reply.header(
        'content-security-policy',
        policyWith(outsideOf(ports, request.url), scriptsOf.get(reply) ?? []),
      );
    } else if (/^(application\/json|text\/plain)/.test(type)) tellNoPage(reply);
    if ((ports.publicUrl ?? `${request.protocol}:`).startsWith('https:')) {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();
  });
}

/** Games alone may stand inside pages of the site's other addresses. */
function outsideOf({ outsideOrigins }: Pick<GatewayPorts, 'outsideOrigins'>, path: string) {
  const outside = outsideOrigins();
  return path.startsWith('/arcade/') ? outside : { ...outside, framers: [] };
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
