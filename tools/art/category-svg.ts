// The picture at the head of a category: three emblems in the light at the ending edge of a cloth.
// Text is at the starting edge, so that side stays calm and dark enough to read on.
import type { CategoryArt } from '../../art/categories.ts';
import { cloth, lamp } from './cloth-svg.ts';
import { struckEmblem } from './emblem-svg.ts';
import { blur, grain, metals } from './metal.ts';
import { patternOf, spark } from './patterns.ts';
import { svgOf } from './rasterise.ts';

export const categorySizes = [
  { name: '1200', width: 1200, height: 320, x: 930, size: 0.98 },
] as const;

export type CategorySize = (typeof categorySizes)[number];

/** One emblem's ids must not meet another's in the same picture. */
function apart(svg: string, id: string): string {
  return svg.replaceAll(/id="([\w-]+)"/gu, `id="${id}$1"`).replaceAll('url(#', `url(#${id}`);
}

export function categorySvg(art: CategoryArt, { width, height, x, size }: CategorySize): string {
  const { hue } = art;
  const box = { width, height };
  const at = { x: (x / width) * 100, y: 40 };
  const metal = metals[art.metal];
  const place = (at: 0 | 1 | 2, [dx, dy, scale, turn]: readonly [number, number, number, number]) =>
    `<g transform="translate(${x + dx * size} ${160 + dy}) rotate(${turn}) scale(${scale * size})">
      ${apart(struckEmblem(art.emblems[at], { metal }), `e${at}`)}</g>`;
  return svgOf(
    box,
    `${cloth(hue, box)}<g opacity=".15">${patternOf(art.pattern, { ...box, x, y: 150 })}</g>
    ${lamp(hue, { ...box, ...at })}
    <defs>${blur('glow', 34)}${grain('grain', 0.1)}
      <linearGradient id="calm"><stop stop-color="oklch(.12 .05 ${hue + 20})" stop-opacity=".82"/>
      <stop offset=".52" stop-color="oklch(.12 .05 ${hue + 20})" stop-opacity="0"/></linearGradient>
    </defs><rect width="${width}" height="${height}" fill="url(#calm)"/>
    <ellipse cx="${x}" cy="160" rx="${150 * size}" ry="104" filter="url(#glow)" opacity=".4"
      fill="oklch(.9 .13 ${hue + 40})"/>
    <g opacity=".92">${place(1, [-190, 6, 0.66, -9])}${place(2, [190, 8, 0.66, 9])}</g>
    ${place(0, [0, -4, 0.98, 0])}
    ${spark(x - 96 * size, 58, 11, 0.9)}${spark(x + 112 * size, 88, 8, 0.75)}
    <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".13"/>`,
  );
}
