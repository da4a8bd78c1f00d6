// A carved letter: enamel in a beaten gold rim, over a small flourish of leaves.
import type { LetterRecipe } from '../../../art/golden-lotus-20.ts';
import { bevel, gold, metalGradient, paleGold } from '../metal.ts';

const leaf = 'M0 0C14 -20 44 -24 66 -8C46 4 22 10 0 0Z';

function flourish(): string {
  const one = (side: number, lift: number, size: number) =>
    `<path d="${leaf}" transform="translate(${128 + side * 12} ${lift}) scale(${side * size} ${size})"/>`;
  const leaves = one(1, 226, 1) + one(-1, 226, 1) + one(1, 214, 0.62) + one(-1, 214, 0.62);
  return `<g filter="url(#rim)" fill="url(#gold)">${leaves}
    <circle cx="128" cy="222" r="11"/></g>`;
}

export function letter({ text, enamel, size = 206, baseline = 196 }: LetterRecipe): string {
  const squeeze = text.length > 1 ? 'textLength="176" lengthAdjust="spacingAndGlyphs"' : '';
  const look = `x="128" y="${baseline}" text-anchor="middle" ${squeeze}
    font-family="Noto Serif Display" font-weight="700" font-size="${size}"
    stroke-linejoin="round"`;
  const shadow = { dx: 0, dy: 6, blur: 5, opacity: 0.6 };
  return `<defs>
      ${metalGradient('gold', gold)}
      ${metalGradient('pale', paleGold)}
      ${metalGradient('enamel', enamel, { x1: 0.4, x2: 0.6 })}
      ${bevel('rim', { round: 2.6, height: 4.5, shine: 1, exponent: 22, shadow })}
      ${bevel('face', { round: 5, height: 6, shine: 0.7, exponent: 34, light: '#ffffff' })}
      <linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".1" stop-color="#fff" stop-opacity=".75"/>
        <stop offset=".44" stop-color="#fff" stop-opacity=".05"/>
        <stop offset=".45" stop-color="#fff" stop-opacity="0"/></linearGradient>
    </defs>
    ${flourish()}
    <text ${look} fill="#1d0d02" stroke="#1d0d02" stroke-width="27" opacity=".9">${text}</text>
    <g filter="url(#rim)"><text ${look} fill="url(#gold)" stroke="url(#gold)"
      stroke-width="21">${text}</text></g>
    <text ${look} fill="#2a1202" stroke="#2a1202" stroke-width="9" opacity=".65">${text}</text>
    <g filter="url(#face)"><text ${look} fill="url(#enamel)" stroke="url(#enamel)"
      stroke-width="6">${text}</text></g>
    <text ${look} fill="url(#gloss)" stroke="none" opacity=".7">${text}</text>`;
}
