// A built page with what the brand and the house put into it: the brand in its head, its language,
// and the first screen where it was drawn. What a visitor sees first already has the right name,
// colours and words. It is made and pressed once, and sent again only when it has changed.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limiter } from './rates.ts';
import { allowScripts } from './security-headers.ts';

const pressQuality = 6;
const params = { [constants.BROTLI_PARAM_QUALITY]: pressQuality };
const toBrotli = promisify(brotliCompress);
const press = {
  br: (plain: Buffer) => toBrotli(plain, { params }),
  gzip: promisify(gzip),
} as const;

/** The first screen as it was drawn, and what the page's own code takes it over with. */
export interface SiteScreen {
  readonly html: string;
  /** Files to be fetched even before the page: a `Link` header. */
  readonly link: string | undefined;
  /** JSON in which no `<` stands. */
  readonly island: string;
  readonly facts: string;
  readonly styles: string;
  /** Addresses of the screen’s own sheets and scripts, which else its code would ask for. */
  readonly sheets: readonly string[];
  readonly scripts: readonly string[];
}

export interface PageParts {
  /** The key of a page among those of its file: the last of each name and host is kept. */
  readonly name: string;
  readonly head: string;
  /** The host under which it is read, where that stands in the head. */
  readonly origin?: string;
  readonly tag?: string;
  readonly dir?: string;
  readonly screen?: SiteScreen;
}

type Pressing = keyof typeof press;

interface Page {
  readonly tag: string;
  readonly plain: Buffer;
  /** The compressed forms of the page. */
  readonly pressed: Partial<Record<Pressing, Promise<Buffer>>>;
  /** Digests of the scripts that stand in the page itself. */
  readonly scripts: readonly string[];
}

export interface Pages {
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    parts: PageParts,
  ): Promise<FastifyReply>;
}

const keptMax = 200;
/** So many pages of new hosts are compressed a minute, the rest is sent plain. */
const pressedPerMinute = 240;

export function createPages(presses = pressedPerMinute): Pages {
  const pressings = limiter(presses);
  const bytesOf = async (page: Page, kind: Pressing): Promise<Buffer | undefined> => {
    const known = page.pressed[kind];
    if (known !== undefined) return known;
    if (pressings('all') !== undefined) return undefined;
    page.pressed[kind] ??= press[kind](page.plain);
    return page.pressed[kind];
  };
  /** The last page of each name, the latest asked for last: a brand changes seldom. */
  const made = new Map<string, { readonly of: string; readonly page: Promise<Page> }>();
  const pageOf = async (file: string, parts: PageParts): Promise<Page> => {
    const { mtimeMs } = await stat(file);
    const of = `${mtimeMs} ${parts.head} ${parts.screen?.island ?? ''}`;
    const name = `${file} ${parts.name} ${parts.origin ?? ''}`;
    const known = made.get(name);
    const page = known?.of === of ? known.page : make(file, parts);
    made.delete(name);
    made.set(name, { of, page });
    const [oldest] = made.keys();
    if (made.size > keptMax && oldest !== undefined) made.delete(oldest);
    return page;
  };
  return {
    async send(request, reply, file, parts) {
      const page = await pageOf(file, parts);
      allowScripts(reply, page.scripts);
      reply.type('text/html; charset=utf-8').headers({
        etag: page.tag,
        vary: 'accept-encoding, cookie, user-agent, sec-ch-ua-mobile',
      });
      if (parts.screen?.link !== undefined) reply.header('link', parts.screen.link);
      if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const kind = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
      const pressed = kind && (await bytesOf(page, kind));
      if (kind && pressed) reply.header('content-encoding', kind);
      return reply.send(pressed ?? page.plain);
    },
  };
}

async function make(file: string, parts: PageParts): Promise<Page> {
  const { text, scripts } = await written(file, parts);
  const plain = Buffer.from(text);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { tag: `"${digest}"`, plain, pressed: {}, scripts };
}

const brandPlace = /<!--brand-->[^]*?<!--\/brand-->/u;
const themeScript = '<script src="/theme.js"></script>';
const sheetLinks = /\s*<link rel="stylesheet"[^>]*href="(\/assets\/[^"]*)"[^>]*>/gu;
const screenPlace = '<div id="root"></div>';
const hidden =
  "[data-drawn='other'] #root{display:none}[data-drawn='member'] [data-visitor]{visibility:hidden}";

async function written(file: string, parts: PageParts) {
  const { head, tag, dir, screen } = parts;
  const facts = screen && `<meta name="drawn" content="${quoted(screen.facts)}">`;
  let text = (await readFile(file, 'utf8')).replace(brandPlace, () => `${head}${facts ?? ''}`);
  if (tag !== undefined)
    text = text.replace(/<html lang="[^"]*"/u, `<html lang="${tag}" dir="${dir}"`);
  const scripts: string[] = [];
  if (text.includes(themeScript)) {
    const theme = await readFile(join(dirname(file), 'theme.js'), 'utf8');
    scripts.push(createHash('sha256').update(theme).digest('base64'));
    text = text.replace(themeScript, () => `<script>${theme}</script>`);
  }
  if (screen === undefined) return { text, scripts };
  // The sheets stand in the page. Their links stay, and fetch nothing: whatever comes later and
  // needs such a sheet looks for its link.
  const linked = [...text.matchAll(sheetLinks)].map(([, at = '']) => at);
  const sheets = [...linked, ...screen.sheets].map(
    (at) => `<link rel="stylesheet" crossorigin disabled href="${at}">`,
  );
  const ahead = screen.scripts.map((at) => `<link rel="modulepreload" crossorigin href="${at}">`);
  const island = `<script type="application/json" id="drawn">${screen.island}</script>`;
  text = text
    .replace(sheetLinks, '')
    .replace('</head>', () => `${ahead.join('')}<style>${screen.styles}${hidden}</style></head>`)
    .replace(screenPlace, () => `<div id="root">${screen.html}</div>${island}${sheets.join('')}`);
  return { text, scripts };
}

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
