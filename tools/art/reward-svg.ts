// The picture of a promotion or a good: its emblem in the light, two smaller ones further back, and
// sparks around. Nothing is written on it, so it may be cut at any side.
import type { RewardArt } from '../../art/reward-pictures.ts';
import { cloth, lamp } from './cloth-svg.ts';
import { struckEmblem } from './emblem-svg.ts';
import { blur, grain, metals } from './metal.ts';
import { patternOf, spark } from './patterns.ts';
import { svgOf } from './rasterise.ts';

const kilobyte = 1024;

export const rewardSize = { width: 640, height: 320 };
export const rewardWidths = [
  { width: 320, bytesMax: 12 * kilobyte },
  { width: 640, bytesMax: 30 * kilobyte },
] as const;

const { width, height } = rewardSize;
const lit = { x: width / 2, y: height / 2 };

const sparks = [
  [206, 62, 13, 0.9],
  [444, 78, 10, 0.8],
  [420, 262, 8, 0.7],
  [228, 250, 7, 0.65],
  [96, 66, 7, 0.5],
  [560, 246, 9, 0.55],
] as const;

export function rewardSvg({ hue, pattern, metal, emblem, beside, turn = 0 }: RewardArt): string {
  const struck = { metal: metals[metal] };
  const [start, end] = beside;
  return svgOf(
    rewardSize,
    `${cloth(hue, rewardSize)}
    <g opacity=".2">${patternOf(pattern, { ...rewardSize, ...lit })}</g>
    ${lamp(hue, { ...rewardSize, x: 50, y: 50 })}
    <defs>${blur('glow', 34)}${blur('far', 1.4)}${grain('grain', 0.1)}</defs>
    <g opacity=".62" filter="url(#far)">
      <g transform="translate(118 186) rotate(-14) scale(.4)">${struckEmblem(start, struck)}</g>
      <g transform="translate(522 150) rotate(12) scale(.4)">${struckEmblem(end, struck)}</g></g>
    <ellipse cx="${lit.x}" cy="${lit.y}" rx="150" ry="112" filter="url(#glow)" opacity=".5"
      fill="oklch(.9 .13 ${hue + 30})"/>
    <g transform="translate(${lit.x} ${lit.y}) rotate(${turn}) scale(.92)">
      ${struckEmblem(emblem, struck)}</g>
    ${sparks.map(([x, y, size, opacity]) => spark(x, y, size, opacity)).join('')}
    <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".15"/>`,
  );
}
