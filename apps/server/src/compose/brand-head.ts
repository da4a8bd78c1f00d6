// The brand's part of a page's head: its name, icons and colours, and the data that the page's own
// code would otherwise fetch before it could paint.
import type { Brand } from '../modules/settings/index.ts';
import { addressIn } from './public-pages.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/gu, (sign) => escapes[sign] ?? '');

const themeLink = ({ look: { theme } }: Brand) =>
  theme === '' ? '' : `<link id="brand-theme" rel="stylesheet" href="/wps/brand/theme/${theme}">`;

export interface PageFacts {
  readonly origin: string;
  readonly path: string;
  readonly tag: string;
  /** The languages of the brand, its own first. */
  readonly tags: readonly string[];
  /** The language the address names. */
  readonly asked: string | null;
  readonly title?: string | undefined;
  readonly description: string;
  /** Told to those who search the web. */
  readonly isListed: boolean;
}

export function siteHead(brand: Brand, facts: PageFacts): string {
  const { name, look } = brand;
  const icon = look.icon === '' ? '' : `/wps/brand/icon/${look.icon}`;
  const known = escaped(JSON.stringify({ name, look }));
  const title = facts.title === undefined ? name : `${facts.title} · ${name}`;
  return [
    `<title>${escaped(title)}</title>`,
    ...searchHead(brand, facts, title),
    `<meta name="apple-mobile-web-app-title" content="${escaped(name)}">`,
    `<meta name="brand" content="${known}">`,
    icon === ''
      ? '<link rel="icon" type="image/svg+xml" href="/icons/mark.svg">'
      : `<link rel="icon" type="image/png" href="${icon}">`,
    '<link rel="manifest" href="/wps/brand/manifest">',
    `<link rel="apple-touch-icon" href="${icon || '/icons/app-192.png'}">`,
    themeLink(brand),
  ].join('');
}

const alternate = (tag: string, at: string) =>
  `<link rel="alternate" hreflang="${tag}" href="${escaped(at)}">`;

/** The texts of a page for search engines and link previews. */
function searchHead({ name, look }: Brand, facts: PageFacts, title: string): string[] {
  const { origin, path, tags, asked, description } = facts;
  const words = `<meta name="description" content="${escaped(description)}">`;
  if (!facts.isListed) return [words];
  const [first = ''] = tags;
  const here = addressIn(
    origin,
    path,
    asked !== null && tags.includes(asked) ? asked : first,
    first,
  );
  const icon = look.icon === '' ? '/icons/app-512.png' : `/wps/brand/icon/${look.icon}`;
  const meta = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escaped(content)}">`;
  return [
    words,
    `<link rel="canonical" href="${escaped(here)}">`,
    ...tags.map((tag) => alternate(tag, addressIn(origin, path, tag, first))),
    alternate('x-default', `${origin}${path}`),
    meta('type', 'website'),
    meta('site_name', name),
    meta('title', title),
    meta('description', description),
    meta('url', here),
    meta('image', `${origin}${icon}`),
    '<meta name="twitter:card" content="summary">',
  ];
}

/** A game tells the brand's name on pictures of its tickets. */
export const gameHead = (brand: Brand): string =>
  `<meta name="application-name" content="${escaped(brand.name)}">${themeLink(brand)}`;
