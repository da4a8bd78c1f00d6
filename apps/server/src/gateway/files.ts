// Serves a built front end: hashed files for ever, the page itself always fresh, and the page for
// every screen of the site.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@baize/contract';
import { addressOf } from './address.ts';
import { callPath, sendRefusal } from './outside-routes.ts';
import { createPages, type PageParts } from './pages.ts';
import type { GatewayPorts } from './ports.ts';
import { limiter } from './rates.ts';

export interface FilesSettings {
  /** Folder of the built front end. */
  readonly folder: string;
  /** The path under the listener's address: `/` or `/arcade/`. */
  readonly prefix: string;
  /** Called for a GET of a page no file answers: true when it is a screen of this front end. */
  readonly isScreen: (path: string) => boolean;
  /** The parts of the page from the brand and for this visitor. */
  readonly page?: (request: FastifyRequest) => Promise<PageParts>;
}

export async function addFiles(
  app: FastifyInstance,
  fronts: readonly FilesSettings[],
  ports: Pick<GatewayPorts, 'limits' | 'texts' | 'log' | 'switches'>,
): Promise<void> {
  let first = true;
  const pages = createPages();
  const rate = limiter(ports.limits.pagesPerMinute);
  for (const front of fronts.filter(({ folder }) => existsSync(folder))) {
    await app.register(fastifyStatic, {
      root: front.folder,
      prefix: front.prefix,
      decorateReply: first,
      preCompressed: true,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = /[/\\]assets[/\\]/.test(path);
        reply.header(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        );
      },
    });
    first = false;
  }
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const wantsPage = takesPage(path, request.headers.accept);
    const front = fronts.find(
      (one) => path.startsWith(one.prefix.replace(/\/$/, '')) && one.isScreen(path),
    );
    const page = front && join(front.folder, 'index.html');
    if (!front || !page || callPath.test(path) || !wantsPage || !existsSync(page))
      return reply.callNotFound();
    const seconds = rate(addressOf(request, ports.limits.trustedProxies));
    if (seconds !== undefined) return sendTooMany(ports, request, reply, seconds);
    reply.header('cache-control', 'no-cache');
    if (front.page) return pages.send(request, reply, page, await front.page(request));
    return reply.sendFile('index.html', front.folder);
  });
}

/**
 * Whether the client accepts a page. One that accepts anything gets it where a page may be: a file
 * that is not there is no page, or a browser would read one as a script.
 */
function takesPage(path: string, accept = '*/*'): boolean {
  if (accept.includes('text/html') || path === '/') return true;
  const isFile = path.slice(path.lastIndexOf('/')).includes('.');
  return accept.includes('*/*') && !isFile;
}

function sendTooMany(
  ports: Pick<GatewayPorts, 'texts' | 'switches'>,
  request: FastifyRequest,
  reply: FastifyReply,
  seconds: number,
) {
  reply.header('retry-after', String(seconds));
  return sendRefusal(ports, request, reply, refuse('too-many-requests', { facts: { seconds } }));
}
