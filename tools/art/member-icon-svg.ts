// One picture of a member as SVG: cloth, light and a struck emblem, filling its square.
import type { IconRecipe } from '../../art/member-icons.ts';
import type { MetalName } from '../../art/tiles.ts';
import { emblemPath } from './emblems.ts';
import { bevel, deepGold, gold, type Metal, metalGradient, paleGold } from './metal.ts';
import { svgOf } from './rasterise.ts';

export const memberIconSize = { width: 160, height: 160 };
const { width, height } = memberIconSize;

const metals: Record<MetalName, Metal> = { gold, pale: paleGold, deep: deepGold };

export function memberIconSvg({ emblem, hue, metal }: IconRecipe): string {
  const path = emblemPath(emblem);
  const shadow = { dx: 0, dy: 14, blur: 14, opacity: 0.55 };
  return svgOf(
    memberIconSize,
    `<defs>
      <radialGradient id="cloth" cx=".38" cy=".28" r=".95">
        <stop stop-color="oklch(.66 .15 ${hue})"/>
        <stop offset=".5" stop-color="oklch(.42 .12 ${hue + 8})"/>
        <stop offset="1" stop-color="oklch(.2 .07 ${hue + 22})"/></radialGradient>
      ${metalGradient('metal', metals[metal])}
      ${bevel('struck', { round: 9, height: 8, shine: 0.95, exponent: 26, shadow })}</defs>
    <rect width="${width}" height="${height}" fill="url(#cloth)"/>
    <g transform="translate(80 80) scale(.215) translate(-256 -256)">
      <path d="${path}" fill="#3a1c02" stroke="#3a1c02" stroke-width="16" opacity=".7"
        stroke-linejoin="round"/>
      <g filter="url(#struck)"><path d="${path}" fill="url(#metal)" stroke="url(#metal)"
        stroke-width="5" stroke-linejoin="round"/></g>
    </g>`,
  );
}
