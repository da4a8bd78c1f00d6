// A vendor's mark as SVG: its emblem or its initials in metal on a small square of cloth.
import type { VendorMark } from '../../art/vendors.ts';
import { cloth, lamp } from './cloth-svg.ts';
import { struckEmblem } from './emblem-svg.ts';
import { bevel, grain, metalGradient, metals } from './metal.ts';
import { patternOf } from './patterns.ts';
import { svgOf } from './rasterise.ts';

export const vendorMarkSize = { width: 320, height: 320 };

const shadow = { dx: 0, dy: 9, blur: 9, opacity: 0.6 };

function initials(text: string, metal: VendorMark['metal']): string {
  const size = text.length > 2 ? 128 : 168;
  const wide = Math.min(236, text.length * 96);
  const look = `x="160" y="${160 + size * 0.355}" text-anchor="middle" font-weight="700"
    font-family="Noto Serif Display" font-size="${size}" stroke-linejoin="round"
    textLength="${wide}" lengthAdjust="spacingAndGlyphs"`;
  return `<defs>${metalGradient('metal', metals[metal])}
      ${bevel('struck', { round: 4, height: 5.5, shine: 0.95, exponent: 24, shadow })}</defs>
    <text ${look} fill="#2a1402" stroke="#2a1402" stroke-width="15" opacity=".7">${text}</text>
    <g filter="url(#struck)"><text ${look} fill="url(#metal)" stroke="url(#metal)"
      stroke-width="6">${text}</text></g>`;
}

export function vendorMarkSvg({ hue, pattern, metal, emblem, text }: VendorMark): string {
  const drawn =
    emblem === undefined
      ? initials(text ?? '', metal)
      : `<g transform="translate(160 158) scale(.82)">
          ${struckEmblem(emblem, { metal: metals[metal] })}</g>`;
  const edge = 'x="4" y="4" width="312" height="312" rx="72"';
  return svgOf(
    vendorMarkSize,
    `<clipPath id="edge"><rect ${edge}/></clipPath><g clip-path="url(#edge)">
      ${cloth(hue, vendorMarkSize)}
      <g opacity=".15">${patternOf(pattern, { ...vendorMarkSize, x: 160, y: 110 })}</g>
      ${lamp(hue, { ...vendorMarkSize, x: 42, y: 30 })}</g>
    ${drawn}
    <defs>${metalGradient('frame', ['#fff2c4', '#d8a548', '#6f430c', '#e9bf66', '#7a480c'])}
      ${grain('grain', 0.1)}</defs>
    <g clip-path="url(#edge)"><rect width="320" height="320" filter="url(#grain)" opacity=".12"/></g>
    <rect ${edge} fill="none" stroke="url(#frame)" stroke-width="6"/>`,
  );
}
