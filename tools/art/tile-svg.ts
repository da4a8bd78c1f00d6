// One tile as SVG: cloth, weave, light, a struck emblem, a fade for the name and a gold frame.
import type { Frame, TileRecipe } from '../../art/tiles.ts';
import { cloth, lamp } from './cloth-svg.ts';
import { struckEmblem } from './emblem-svg.ts';
import { blur, grain, metalGradient, metals } from './metal.ts';
import { patternOf, spark } from './patterns.ts';
import { svgOf } from './rasterise.ts';

export const tileSize = { width: 360, height: 480 };
const { width, height } = tileSize;
const centre = { x: 180, y: 200 };

function struck(recipe: TileRecipe): string {
  const { turn = 0, size = 1, x = 0, y = 0, mirrored = false } = recipe.pose ?? {};
  const place = `translate(${centre.x + x} ${centre.y + y}) rotate(${turn}) scale(${size})`;
  const emblem = struckEmblem(recipe.emblem, { metal: metals[recipe.metal], mirrored });
  return `<g transform="${place}">${emblem}</g>`;
}

function glow(hue: number): string {
  return `<defs>${blur('glow', 26)}</defs>
    <ellipse cx="${centre.x}" cy="${centre.y}" rx="96" ry="92" filter="url(#glow)"
      fill="oklch(.9 .13 ${hue + 40})" opacity=".38"/>
    <ellipse cx="${centre.x}" cy="326" rx="104" ry="10" fill="#000" opacity=".34"
      filter="url(#glow)"/>`;
}

const edge = 'fill="none" stroke="url(#frame)"';

const frames: Record<Frame, string> = {
  hairline: `<rect x="1.5" y="1.5" width="357" height="477" rx="26" ${edge} stroke-width="3"/>`,
  double: `<rect x="1.5" y="1.5" width="357" height="477" rx="26" ${edge} stroke-width="3"/>
    <rect x="9" y="9" width="342" height="462" rx="19" ${edge} stroke-width="1.3" opacity=".7"/>`,
  corners: `<rect x="1.5" y="1.5" width="357" height="477" rx="26" ${edge} stroke-width="3"/>
    <path d="M12 62V34Q12 12 34 12H62M298 12H326Q348 12 348 34V62" ${edge} stroke-width="2.4"/>
    <path d="M22 50Q26 26 50 22M310 22Q334 26 338 50" ${edge} stroke-width="1.5" opacity=".8"/>`,
  arch: `<rect x="1.5" y="1.5" width="357" height="477" rx="26" ${edge} stroke-width="3"/>
    <path d="M10 330V92Q10 10 92 10H268Q350 10 350 92V330" ${edge} stroke-width="1.4" opacity=".75"/>
    <circle cx="180" cy="10" r="4" fill="url(#frame)"/>`,
};

function finish(frame: Frame): string {
  return `<defs>
      <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".58" stop-opacity="0"/><stop offset=".8" stop-opacity=".5"/>
        <stop offset="1" stop-opacity=".88"/></linearGradient>
      ${metalGradient('frame', ['#fff2c4', '#d8a548', '#6f430c', '#e9bf66', '#7a480c'])}
      ${grain('grain', 0.1)}</defs>
    <rect width="${width}" height="${height}" fill="url(#fade)"/>
    <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".16"/>
    ${frames[frame]}`;
}

export function tileSvg(recipe: TileRecipe): string {
  const { hue, light = { x: 50, y: 38 } } = recipe;
  const { x, y } = light;
  const ground = { width, height, x: (x / 100) * width, y: (y / 100) * height };
  const sparks = spark(92, 88, 9, 0.85) + spark(282, 128, 6, 0.7) + spark(250, 64, 4, 0.6);
  return svgOf(
    tileSize,
    `${cloth(hue, tileSize)}
    <g opacity=".17">${patternOf(recipe.pattern, ground)}</g>
    ${lamp(hue, { ...tileSize, x, y })}${glow(hue)}${struck(recipe)}${sparks}${finish(recipe.frame)}`,
  );
}
