// The logo: a brass spade on green cloth, as a small SVG for the browser's tab and in metal for the
// icon of an installed app, whose edge may be cut to any shape.
import { bevel, blur, gold, metalGradient } from './metal.ts';
import { svgOf } from './rasterise.ts';

export const spade =
  'M16 5.2c-.4 0-.8.2-1.1.5-2.2 2.6-7.4 6.6-7.4 11.2 0 2.9 2.1 4.9 4.6 4.9 1.1 0 2-.3 2.8-.9-.2 ' +
  '1.9-.8 3.4-1.9 4.4-.4.4-.1 1.1.5 1.1h5c.6 0 .9-.7.5-1.1-1.1-1-1.7-2.5-1.9-4.4.8.6 1.7.9 2.8.9 ' +
  '2.5 0 4.6-2 4.6-4.9 0-4.6-5.2-8.6-7.4-11.2-.3-.3-.7-.5-1.1-.5Z';

const cloth = `<radialGradient id="cloth" cx=".4" cy=".15" r="1.1"><stop stop-color="#159a71"/>
  <stop offset="1" stop-color="#0a3d2d"/></radialGradient>`;

export function markSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><defs>${cloth}
  <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f6d58c"/>
  <stop offset=".5" stop-color="#e8b860"/><stop offset="1" stop-color="#b98427"/></linearGradient>
  </defs><rect width="32" height="32" rx="9" fill="url(#cloth)"/>
  <path d="${spade}" fill="url(#brass)"/></svg>
`;
}

export const appIconSize = { width: 512, height: 512 };

export function appIconSvg(): string {
  const shadow = { dx: 0, dy: 10, blur: 12, opacity: 0.5 };
  return svgOf(
    appIconSize,
    `<defs>${cloth}${metalGradient('gold', gold)}${blur('glow', 40)}
      ${bevel('struck', { round: 8, height: 8, shine: 0.9, exponent: 26, shadow })}</defs>
    <rect width="512" height="512" fill="url(#cloth)"/>
    <circle cx="256" cy="240" r="150" fill="#f7d67a" opacity=".26" filter="url(#glow)"/>
    <g filter="url(#struck)"><path transform="translate(256 258) scale(13.4) translate(-16 -16.2)"
      d="${spade}" fill="url(#gold)"/></g>`,
  );
}
