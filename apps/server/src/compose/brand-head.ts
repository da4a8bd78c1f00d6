// What a brand says of itself in the head of a page: its name, its icons, its colours, and, for the
// page's own code, what it would else ask the status for before it could paint.
import type { Brand } from '../modules/settings/index.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/gu, (sign) => escapes[sign] ?? '');

const themeLink = ({ look: { theme } }: Brand) =>
  theme === '' ? '' : `<link id="brand-theme" rel="stylesheet" href="/wps/brand/theme/${theme}">`;

export function siteHead(brand: Brand): string {
  const { name, look } = brand;
  const icon = look.icon === '' ? '' : `/wps/brand/icon/${look.icon}`;
  const facts = escaped(JSON.stringify({ name, look }));
  return [
    `<title>${escaped(name)}</title>`,
    `<meta name="apple-mobile-web-app-title" content="${escaped(name)}">`,
    `<meta name="brand" content="${facts}">`,
    icon === ''
      ? '<link rel="icon" type="image/svg+xml" href="/icons/mark.svg">'
      : `<link rel="icon" type="image/png" href="${icon}">`,
    '<link rel="manifest" href="/wps/brand/manifest">',
    `<link rel="apple-touch-icon" href="${icon || '/icons/app-192.png'}">`,
    themeLink(brand),
  ].join('');
}

export const gameHead = (brand: Brand): string => themeLink(brand);
