// A silk ribbon with a word beaten in gold, laid across the foot of a symbol.
import { metalGradient, paleGold } from '../metal.ts';

export interface Ribbon {
  word: string;
  silk: readonly [string, string, string];
  y: number;
}

export function ribbon({ word, silk, y }: Ribbon): string {
  const tight = word.length > 5;
  const size = tight ? 37 : 46;
  const length = tight ? 'textLength="176" lengthAdjust="spacingAndGlyphs"' : '';
  const look = `x="128" y="${y + (tight ? 41 : 44)}" text-anchor="middle" ${length}
    font-family="Noto Serif Display" font-weight="700" font-size="${size}"
    letter-spacing="${tight ? 0 : 5}" stroke-linejoin="round"`;
  const band = `M18 ${y} Q128 ${y + 14} 238 ${y} V${y + 52} Q128 ${y + 66} 18 ${y + 52}Z`;
  const tail = (side: number) =>
    `<path transform="translate(${side < 0 ? 256 : 0}) scale(${side} 1)" fill="url(#tail)"
      stroke="url(#hem)" stroke-width="2.5"
      d="M40 ${y + 14} L2 ${y + 8} L16 ${y + 36} L4 ${y + 62} L40 ${y + 64}Z"/>`;
  return `<defs>
      ${metalGradient('hem', paleGold)}
      ${metalGradient('silk', [silk[2], silk[1], silk[0], silk[1], silk[2]], { y1: 0.5, y2: 0.5, x1: 0, x2: 1 })}
      ${metalGradient('tail', [silk[1], silk[2]], { x1: 0, x2: 1, y1: 0.5, y2: 0.5 })}
      ${metalGradient('word', ['#fffdf0', '#ffe9a6', '#f2bd4c', '#c07f1e'], { x1: 0.5, x2: 0.5 })}
      <filter id="cast" x="-20%" y="-20%" width="140%" height="170%"><feDropShadow dx="0" dy="5"
        stdDeviation="4" flood-opacity=".6"/></filter>
    </defs>
    <g filter="url(#cast)">${tail(1)}${tail(-1)}
      <path d="${band}" fill="url(#silk)" stroke="url(#hem)" stroke-width="3.5"/></g>
    <path d="M24 ${y + 7} Q128 ${y + 20} 232 ${y + 7}M24 ${y + 46} Q128 ${y + 59} 232 ${y + 46}"
      fill="none" stroke="#ffe9a6" stroke-opacity=".55" stroke-width="1.3"/>
    <text ${look} fill="#2b0b04" stroke="#2b0b04" stroke-width="7" opacity=".85">${word}</text>
    <text ${look} fill="url(#word)" stroke="#fff6d8" stroke-width=".6">${word}</text>`;
}
