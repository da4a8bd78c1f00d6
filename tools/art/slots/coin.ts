// Struck coins: a milled rim, a field with rays, and a clear middle for a number or a word.
import type { CoinSymbol } from '../../../art/slots/recipe.ts';
import { bevel, metalGradient } from '../metal.ts';
import { figureSvg } from './figure.ts';
import { gaps, radialOf, rimOf } from './rims.ts';

function milling(): string {
  return Array.from(
    { length: 48 },
    (_, at) => `<path transform="rotate(${at * 7.5})" d="M-1.4 -107V-96H1.4V-107Z"/>`,
  ).join('');
}

function rays(colour: string): string {
  const one = (at: number) => `<path transform="rotate(${at * 15})" d="M0 0L-7 -84H7Z"/>`;
  return `<g fill="${colour}" opacity=".3">${Array.from({ length: 24 }, (_, at) => one(at)).join('')}</g>`;
}

function wordSvg(word: string): string {
  const size = word.length > 4 ? 46 : 54;
  const look = `y="${size * 0.36}" text-anchor="middle" font-family="Noto Sans" font-weight="700"
    font-size="${size}" stroke-linejoin="round" textLength="${Math.min(158, word.length * 40)}"
    lengthAdjust="spacingAndGlyphs"`;
  return `<rect x="-98" y="-36" width="196" height="72" rx="20" fill="#160404" opacity=".72"/>
    <rect x="-98" y="-36" width="196" height="72" rx="20" fill="none" stroke="url(#coin-rim)"
      stroke-width="5"/>
    <text ${look} fill="#1a0602" stroke="#1a0602" stroke-width="8">${word}</text>
    <text ${look} fill="url(#coin-word)">${word}</text>`;
}

export function coinSvg({ rim, field, word, figure, rays: ray = '#fff' }: CoinSymbol): string {
  const shadow = { dx: 0, dy: 7, blur: 6, opacity: 0.6 };
  return `<defs>${metalGradient('coin-rim', rimOf(rim))}${radialOf('coin-field', field)}
      ${metalGradient('coin-word', ['#fffdf0', '#ffefb8', '#f2c65c'], { x1: 0.5, x2: 0.5 })}
      ${bevel('coin-struck', { round: 3, height: 5, shine: 1, exponent: 22, shadow })}
      ${bevel('coin-face', { round: 4, height: 3, shine: 0.4, exponent: 18 })}</defs>
    <g transform="translate(128 122)"><g filter="url(#coin-struck)" fill="url(#coin-rim)">
      <circle r="109"/></g><g fill="${gaps[rim]}" opacity=".45">${milling()}</g>
    <circle r="91" fill="${gaps[rim]}"/>
    <g filter="url(#coin-face)"><circle r="88" fill="url(#coin-field)"/></g>${rays(ray)}
    <circle r="76" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"
      stroke-dasharray="3 5"/>
    <path d="M-74 -24A78 78 0 0 1 54 -56A96 76 0 0 0 -74 -24Z" fill="#fff" opacity=".34"/></g>
    ${figure === undefined ? '' : figureSvg({ ...figure, y: (figure.y ?? 0) - 2 }, 'device')}
    <g transform="translate(128 122)">${word === undefined ? '' : wordSvg(word)}</g>`;
}
