// The picture of a way to deposit: its emblem in the light at the ending edge of a cloth. Name and
// facts stand at the foot, which is dark enough to read on.
import type { DepositArt } from '../../art/deposit-kinds.ts';
import { cloth, lamp } from './cloth-svg.ts';
import { struckEmblem } from './emblem-svg.ts';
import { blur, grain, metalGradient, metals } from './metal.ts';
import { patternOf, spark } from './patterns.ts';
import { svgOf } from './rasterise.ts';

const kilobyte = 1024;

export const depositSize = { width: 400, height: 300 };
export const depositWidths = [
  { width: 200, bytesMax: 6 * kilobyte },
  { width: 400, bytesMax: 12 * kilobyte },
] as const;

const { width, height } = depositSize;
const lit = { x: 288, y: 94 };

export function depositSvg({ hue, pattern, metal, emblem, turn = 0 }: DepositArt): string {
  const at = { x: (lit.x / width) * 100, y: (lit.y / height) * 100 };
  return svgOf(
    depositSize,
    `${cloth(hue, depositSize)}
    <g opacity=".17">${patternOf(pattern, { ...depositSize, ...lit })}</g>
    ${lamp(hue, { ...depositSize, ...at })}
    <defs>${blur('glow', 24)}${grain('grain', 0.1)}
      <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".36" stop-opacity="0"/><stop offset=".66" stop-opacity=".62"/>
        <stop offset="1" stop-opacity=".86"/></linearGradient>
      ${metalGradient('frame', ['#fff2c4', '#d8a548', '#6f430c', '#e9bf66', '#7a480c'])}</defs>
    <ellipse cx="${lit.x}" cy="${lit.y}" rx="92" ry="76" filter="url(#glow)" opacity=".4"
      fill="oklch(.9 .13 ${hue + 40})"/>
    <g transform="translate(${lit.x} ${lit.y}) rotate(${turn}) scale(.62)">
      ${struckEmblem(emblem, { metal: metals[metal] })}</g>
    ${spark(lit.x - 96, 46, 9, 0.85)}${spark(lit.x + 92, 150, 7, 0.7)}
    <rect width="${width}" height="${height}" fill="url(#fade)"/>
    <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".15"/>`,
  );
}
