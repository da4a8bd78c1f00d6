// The pages of the site that anybody may read, which are told to those who search the web, and the
// files that tell them.
import type { FastifyInstance } from 'fastify';
import { findLocale, shippedLocales } from '@baize/i18n';
import { originOf, type GatewayPorts } from '../gateway/index.ts';
import type { Brand } from '../modules/settings/index.ts';

/** By its path: how much a page matters beside the others. */
export const listedPaths: Readonly<Record<string, number>> = {
  '/': 1,
  '/register': 0.8,
  '/live': 0.8,
  '/rng': 0.8,
  '/sports': 0.8,
  '/esports': 0.6,
  '/fish': 0.6,
  '/pvp': 0.6,
  '/lottery': 0.6,
  '/elott': 0.6,
  '/Vnlottery': 0.4,
  '/seaLottery': 0.4,
  '/fairness': 0.6,
  '/help': 0.6,
  '/down': 0.4,
  '/credits': 0.2,
};

/** Pages whose first screen is rendered before they are sent. */
export const drawnPaths: readonly string[] = ['/', '/register'];

const closedPaths = ['/wps/', '/lgw/', '/play/', '/ops/', '/vendor/', '/pay/', '/game', '/login'];

/** The address of a page in a language; the brand's own language needs no word. */
export function addressIn(origin: string, path: string, tag: string, first: string): string {
  return `${origin}${path}${tag === first ? '' : `?lang=${tag}`}`;
}

export interface PublicPagesPorts {
  readonly gateway: Pick<GatewayPorts, 'publicUrl' | 'addresses'>;
  readonly brand: () => Brand;
}

export function addPublicPages(app: FastifyInstance, { gateway, brand }: PublicPagesPorts): void {
  app.get('/robots.txt', async (request, reply) => {
    const closed = closedPaths.map((path) => `Disallow: ${path}`);
    const map = `Sitemap: ${originOf(request, gateway)}/sitemap.xml`;
    const text = ['User-agent: *', ...closed, '', map, ''].join('\n');
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=300')
      .send(text);
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const text = sitemap(originOf(request, gateway), tagsOf(brand()));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'max-age=300')
      .send(text);
  });
}

/** The languages that the brand offers and this build has, the brand's own first. */
export function tagsOf({ languages }: Brand): readonly string[] {
  const shipped: readonly string[] = shippedLocales.map(({ tag }) => tag);
  return languages.flatMap((code) => {
    const tag = findLocale(code)?.tag;
    return tag !== undefined && shipped.includes(tag) ? [tag] : [];
  });
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function sitemap(origin: string, tags: readonly string[]): string {
  const [first = ''] = tags;
  const at = (path: string, tag: string) => escaped(addressIn(origin, path, tag, first));
  const urls = Object.entries(listedPaths).flatMap(([path, weight]) => {
    const others = tags.map(
      (tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${at(path, tag)}"/>`,
    );
    return tags.map(
      (tag) =>
        `<url><loc>${at(path, tag)}</loc><priority>${weight}</priority>${others.join('')}</url>`,
    );
  });
  const own = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const list = `<urlset ${own} ${links}>${urls.join('')}</urlset>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${list}\n`;
}
