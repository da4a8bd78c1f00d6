// A slot's name as SVG: letters in metal with a rim, lit like all else.
import type { TitleRecipe } from '../../../art/slots/titles.ts';
import { bevel, metalGradient } from '../metal.ts';
import { spark } from '../patterns.ts';
import { svgOf } from '../rasterise.ts';
import { gaps, rimOf } from './rims.ts';

export const titleSize = { width: 720, height: 128 };

const longest = 650;

export function titleSvg({ text, font, face, rim, slant = 0 }: TitleRecipe): string {
  const size = 84;
  const wide = Math.min(longest, text.length * size * (text === text.toUpperCase() ? 0.68 : 0.56));
  const look = `x="360" y="${64 + size * 0.33}" text-anchor="middle" font-family="${font}"
    font-weight="700" font-size="${size}" textLength="${wide}" lengthAdjust="spacingAndGlyphs"
    stroke-linejoin="round"`;
  const shadow = { dx: 0, dy: 4, blur: 4, opacity: 0.7 };
  const edge = (360 - wide / 2).toFixed(0);
  return svgOf(
    titleSize,
    `<defs>${metalGradient('face', face, { x1: 0.5, x2: 0.5 })}
      ${metalGradient('rim', rimOf(rim), { x1: 0.5, x2: 0.5 })}
      ${bevel('struck', { round: 1.6, height: 3, shine: 0.9, exponent: 24, shadow })}
      ${bevel('raised', { round: 2.2, height: 3, shine: 0.6, exponent: 30, light: '#ffffff' })}</defs>
    <g transform="translate(360 64) skewX(${slant}) translate(-360 -64)">
    <text ${look} fill="${gaps[rim]}" stroke="${gaps[rim]}" stroke-width="15">${text}</text>
    <g filter="url(#struck)"><text ${look} fill="url(#rim)" stroke="url(#rim)"
      stroke-width="10">${text}</text></g>
    <text ${look} fill="${gaps[rim]}" stroke="${gaps[rim]}" stroke-width="4.4">${text}</text>
    <g filter="url(#raised)"><text ${look} fill="url(#face)">${text}</text></g></g>
    ${spark(Number(edge) + 14, 34, 13, 0.9)}${spark(700 - Number(edge), 88, 9, 0.7)}`,
  );
}
