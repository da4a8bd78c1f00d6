// The site's page for one visitor: its language, its head, and the rendered first screen if this
// visitor may see it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseLocale, findLocale, type ShippedTag } from '@baize/i18n';
import {
  addressOf,
  originOf,
  placeOf,
  type GatewayPorts,
  type PageParts,
  type SiteScreen,
} from '../gateway/index.ts';
import type { Brand } from '../modules/settings/index.ts';
import { translatorOf } from '../platform/texts/index.ts';
import { siteHead } from './brand-head.ts';
import { createDrawnPages, openDrawer, type Drawn, type DrawnPages } from './drawn-pages/index.ts';
import { linkToLeadPicture } from './lead-picture.ts';
import type { Platform } from './platform.ts';
import { drawnPaths, listedPaths, tagsOf } from './public-pages.ts';

export interface SitePagePorts {
  readonly folder: string;
  /** The folder of the screens that are built for rendering. */
  readonly screens: string;
  readonly gateway: GatewayPorts;
  readonly platform: Platform;
  readonly brand: () => Brand;
  /** Answers calls of the screens that are drawn. */
  readonly site: () => FastifyInstance;
}

export interface SitePage {
  readonly of: (request: FastifyRequest) => Promise<PageParts>;
  readonly stop: () => Promise<void>;
}

export function createSitePage(ports: SitePagePorts): SitePage {
  const drawnPages = existsSync(ports.screens) ? openDrawnPages(ports) : undefined;
  const pieces = createPieces(ports.folder);
  return {
    async of(request) {
      const { pathname: path, searchParams } = placeOf(request.url);
      const tag = languageOf(request, searchParams, ports.brand());
      const drawn = await drawnFor(ports, drawnPages, { request, path, searchParams, tag });
      const brand = ports.brand();
      const screen = drawn?.screen && screenOf(drawn, tag, path, isNarrow(request));
      const facts = { tag, path, ...factsOf({ request, path, searchParams, tag }, ports, drawn) };
      const { dir = 'ltr' } = findLocale(tag) ?? {};
      return {
        name: JSON.stringify([path in listedPaths ? path : '', tag, isNarrow(request)]),
        tag,
        dir,
        origin: facts.origin,
        head: siteHead(brand, facts),
        ...(screen === undefined ? {} : { screen: { ...screen, ...pieces() } }),
      };
    },
    stop: async () => drawnPages?.stop(),
  };
}

function openDrawnPages({ screens, folder, platform }: SitePagePorts): DrawnPages {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const texts = /<meta name="texts" content="([^"]*)"/u.exec(page)?.[1] ?? '{}';
  return createDrawnPages({
    drawer: openDrawer({ file: screens, texts: texts.replaceAll('&quot;', '"') }),
    clock: platform.clock,
    hear: platform.bus.subscribe,
    failed: (error) => platform.log.warn({ error: String(error) }, 'a page was not drawn'),
  });
}

interface Seen {
  readonly request: FastifyRequest;
  readonly path: string;
  readonly searchParams: URLSearchParams;
  readonly tag: ShippedTag;
}

/**
 * Where the site is closed to the visitor, or the address needs more, the browser renders the page.
 */
async function drawnFor(
  { gateway, site }: SitePagePorts,
  pages: DrawnPages | undefined,
  { request, path, searchParams, tag }: Seen,
): Promise<Drawn | undefined> {
  if (pages === undefined || !(path in listedPaths) || searchParams.has('mc')) return undefined;
  const address = addressOf(request, gateway.limits.trustedProxies);
  const country = await gateway.countryOf(address);
  if (gateway.switches.statusFor(country, address) !== 'normal') return undefined;
  const narrow = drawnPaths.includes(path) && isNarrow(request);
  return pages.get({ path, tag, narrow }, async ({ address: url, headers }) => {
    const { statusCode, body } = await site().inject({ url, headers, remoteAddress: address });
    return { status: statusCode, body };
  });
}

/** The visitor's own choice, then the address's, then the brand's. */
function languageOf(
  { headers }: FastifyRequest,
  searchParams: URLSearchParams,
  { languages }: Brand,
): ShippedTag {
  const chosen = /(?:^|;\s*)lang=([\w-]{2,10})/u.exec(headers.cookie ?? '')?.[1];
  return chooseLocale([chosen, searchParams.get('lang') ?? undefined, languages[0]]);
}

const phone = /\bMobi|iPhone|Android.+Mobile/u;

function isNarrow({ headers }: FastifyRequest): boolean {
  const said = headers['sec-ch-ua-mobile'];
  return said === undefined ? phone.test(headers['user-agent'] ?? '') : said === '?1';
}

function screenOf({ screen, at }: Drawn, tag: string, path: string, narrow: boolean) {
  const { html = '', known = [] } = screen ?? {};
  const island = JSON.stringify({ at, known }).replaceAll('<', '\\u003c');
  const link = linkToLeadPicture(html, narrow);
  return { html, link, island, facts: JSON.stringify({ tag, path, narrow, at }) };
}

/** A page whose drawing is late, or that is not listed, is described all the same. */
function factsOf(
  { request, path, searchParams, tag }: Seen,
  { gateway, brand }: SitePagePorts,
  drawn: Drawn | undefined,
) {
  const { title } = drawn ?? {};
  // The brand's description, under the name of the page: no two pages have the same.
  const promise = brand().look.heroText[tag] ?? translatorOf(tag)('home.hero-text');
  const named = path === '/' || title === undefined ? promise : `${title} · ${promise}`;
  const description = drawn?.description ?? named;
  const isListed = path in listedPaths;
  const asked = searchParams.get('lang');
  const origin = originOf(request, gateway);
  return { origin, tags: tagsOf(brand()), asked, title, description, isListed };
}

interface Piece {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Piece>>;

const home = 'src/pages/home.tsx';
/** Drawn in part, and taken over after the rest. */
const background = 'src/background.ts';

/** The data of the first screen beside the page. */
function createPieces(folder: string): () => Pick<SiteScreen, 'styles' | 'sheets' | 'scripts'> {
  let read: ReturnType<typeof readPieces> | undefined;
  return () => {
    read ??= readPieces(folder);
    return read;
  };
}

function readPieces(folder: string) {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const linked = [...page.matchAll(/"\/(assets\/[^"]+\.(?:css|js))"/gu)].map(
    ([, name = '']) => name,
  );
  const added = piecesOf(manifest, home).filter(({ file }) => !linked.includes(file));
  const drawn = new Set([...added, ...piecesOf(manifest, background)]);
  const sheets = [...drawn].flatMap(({ css = [] }) => css).filter((css) => !linked.includes(css));
  const all = [...linked.filter((name) => name.endsWith('.css')), ...sheets];
  return {
    sheets: sheets.map((name) => `/${name}`),
    scripts: added.map(({ file }) => `/${file}`),
    styles: all.map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
  };
}

/** A file and those it cannot begin without, these first. */
function piecesOf(manifest: Manifest, name: string, seen = new Set<string>()): readonly Piece[] {
  const piece = manifest[name];
  if (piece === undefined || seen.has(name)) return [];
  seen.add(name);
  return [...(piece.imports ?? []).flatMap((other) => piecesOf(manifest, other, seen)), piece];
}
