// The first picture of the home page: the lotus in gold on lit green cloth. The page's text is at
// the starting edge, so that side stays calm and dark enough to read on.
import { lotus, lotusShape } from './lotus.ts';
import { blur, grain } from './metal.ts';
import { spark } from './patterns.ts';
import { svgOf } from './rasterise.ts';

export interface HeroRecipe {
  name: string;
  width: number;
  height: number;
  /** Where the lotus stands and how large it is. */
  x: number;
  y: number;
  size: number;
}

export const heroRecipes: readonly HeroRecipe[] = [
  { name: 'golden-lotus-20.1200', width: 1200, height: 420, x: 902, y: 338, size: 0.86 },
  { name: 'golden-lotus-20.720', width: 720, height: 420, x: 506, y: 336, size: 0.7 },
];

function weave(width: number, height: number): string {
  return `<defs><pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M0 0L6 6M6 0L0 6" stroke="#fff" stroke-opacity=".05" stroke-width=".7"/></pattern>
    </defs><rect width="${width}" height="${height}" fill="url(#weave)"/>`;
}

function cloth({ width, height, x, y }: HeroRecipe): string {
  const lamp = `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y - 150}" r="${width * 0.62}"`;
  return `<defs>
      <radialGradient id="cloth" ${lamp}><stop stop-color="#1aa678"/>
        <stop offset=".34" stop-color="#0f7d5a"/><stop offset=".72" stop-color="#0a4a37"/>
        <stop offset="1" stop-color="#072d22"/></radialGradient>
      <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#eaffd0"
        stop-opacity=".34"/><stop offset="1" stop-color="#eaffd0" stop-opacity="0"/>
      </linearGradient>
      <linearGradient id="calm"><stop stop-color="#04170f" stop-opacity=".5"/>
        <stop offset=".55" stop-color="#04170f" stop-opacity="0"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#cloth)"/>
    ${weave(width, height)}
    <rect width="${width}" height="${height}" fill="url(#calm)"/>`;
}

function beams({ x, size }: HeroRecipe): string {
  const one = (top: number, foot: number, wide: number) =>
    `<path d="M${x + top} -10 L${x + top + wide * 0.4} -10 L${x + foot + wide} 460 L${x + foot} 460Z"/>`;
  const reach = size * 100;
  return `<g fill="url(#beam)" filter="url(#haze)">
    ${one(-60, -3.6 * reach, reach)}${one(-20, -1.4 * reach, reach * 1.1)}
    ${one(20, 0.7 * reach, reach * 0.9)}${one(60, 2.4 * reach, reach)}</g>`;
}

function rings({ x, y, size }: HeroRecipe): string {
  return [1, 1.34, 1.72, 2.16]
    .map(
      (step, at) =>
        `<ellipse cx="${x}" cy="${y}" rx="${280 * size * step}" ry="${50 * size * step}"
          fill="none" stroke="#f6e3a8" stroke-opacity="${0.34 - at * 0.07}" stroke-width="1.6"/>`,
    )
    .join('');
}

function dust({ x, y, size }: HeroRecipe): string {
  return Array.from({ length: 34 }, (_, at) => {
    const dx = ((((at * 73) % 101) / 101) * 2 - 1) * 430 * size;
    const dy = -(((at * 47) % 89) / 89) * 360 * size + 30;
    const r = 0.9 + ((at * 31) % 7) * 0.34;
    const opacity = 0.2 + ((at * 17) % 10) / 18;
    return `<circle cx="${x + dx}" cy="${y + dy}" r="${r}" fill="#ffe9a6" opacity="${opacity}"/>`;
  }).join('');
}

export function heroSvg(recipe: HeroRecipe): string {
  const { width, height, x, y, size } = recipe;
  const glow = `<ellipse cx="${x}" cy="${y - 120 * size}" rx="${250 * size}" ry="${190 * size}"
    fill="#f7d67a" opacity=".34" filter="url(#glow)"/>`;
  const shade = `<ellipse cx="${x}" cy="${y + 8}" rx="${250 * size}" ry="${26 * size}"
    fill="#02110b" opacity=".75" filter="url(#haze)"/>`;
  const mirrored = `<g transform="translate(${x} ${y + 26}) scale(${size} ${-size * 0.5})"
    opacity=".16" filter="url(#haze)">${lotus('mirror')}</g>`;
  const sparks =
    spark(x - 142 * size, y - 266 * size, 17, 0.95) +
    spark(x + 214 * size, y - 214 * size, 13, 0.85) +
    spark(x + 30 * size, y - 330 * size, 9, 0.8);
  return svgOf(
    recipe,
    `<defs>${blur('glow', 46)}${blur('haze', 9)}${grain('grain', 0.1)}</defs>
    ${cloth(recipe)}${beams(recipe)}${glow}${mirrored}${rings(recipe)}${shade}
    <g transform="translate(${x} ${y}) scale(${size})">${lotus('lotus')}</g>
    ${dust(recipe)}${sparks}
    <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".12"/>`,
  );
}

/** Where the lotus stands in the picture: a brand of other colours dyes it and the cloth apart. */
export function heroShapeSvg(recipe: HeroRecipe): string {
  const { x, y, size } = recipe;
  const shape = svgOf(
    recipe,
    `<g transform="translate(${x} ${y}) scale(${size})">${lotusShape()}</g>`,
  );
  return `${shape.replaceAll(/\d+\.\d{2,}/gu, (number) => Number(number).toFixed(1))}\n`;
}
