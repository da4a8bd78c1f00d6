// The badge of a VIP level as SVG, clear around: rays, laurel, a struck rim, a deep field with the
// sign of the level, and a crown for the highest.
import type { VipRecipe } from '../../art/vip.ts';
import { spade } from './brand-svg.ts';
import { emblemPath } from './emblems.ts';
import { bevel, metalGradient, radial } from './metal.ts';
import { svgOf } from './rasterise.ts';

const kilobyte = 1024;

export const vipSizes = [
  { width: 64, bytesMax: 3 * kilobyte },
  { width: 256, bytesMax: 20 * kilobyte },
] as const;
export const vipSize = { width: 512, height: 512 };

const middle = 264;

/** A shape of so many corners about 0,0, one of them above, softly rounded by its joins. */
function cornered(corners: number, radius: number): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const turn = (at / corners) * 2 * Math.PI - Math.PI / 2;
    return `${(Math.cos(turn) * radius).toFixed(1)} ${(Math.sin(turn) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const circle = (radius: number) => `M0 ${-radius}A${radius} ${radius} 0 1 1 -0.01 ${-radius}Z`;

const shapeOf = (corners: VipRecipe['corners'], radius: number) =>
  corners === 'round' ? circle(radius) : cornered(corners, radius);

/** Long and short blades in turn, so that the edge glitters. */
function raysOf(count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const length = at % 2 === 0 ? 236 : 212;
    const turn = (at / count) * 360;
    return `<path d="M-13 0L0 ${-length}L13 0Z" transform="rotate(${turn.toFixed(2)})"/>`;
  }).join('');
}

const leaf = 'M0 0C16 -14 24 -34 18 -58C-4 -48 -14 -24 0 0Z';

/** One branch that climbs the side; the other is its image. */
function laurelOf(): string {
  const leaves = Array.from({ length: 8 }, (_, at) => {
    const turn = 168 - at * 15;
    const [x, y] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
    const size = 1.02 - at * 0.035;
    const where = `translate(${(x * 196).toFixed(1)} ${(y * 196).toFixed(1)})`;
    return `<path d="${leaf}" transform="${where} rotate(${turn - 70}) scale(${size})"/>
      <path d="${leaf}" transform="${where} rotate(${turn - 150}) scale(${-size} ${size})"/>`;
  }).join('');
  return `<g>${leaves}</g><g transform="scale(-1 1)">${leaves}</g>`;
}

function signOf({ sign }: VipRecipe): string {
  return sign === 'house:spade'
    ? `<path transform="scale(11.4) translate(-16 -16.4)" d="${spade}"/>`
    : `<path transform="scale(.42) translate(-256 -256)" d="${emblemPath(sign)}"/>`;
}

const crownPath = emblemPath('queen-crown');

export function vipSvg(recipe: VipRecipe): string {
  const { rim, field, signMetal, corners, rays, laurel, crown } = recipe;
  const shadow = { dx: 0, dy: 9, blur: 9, opacity: 0.5 };
  const frame = shapeOf(corners, 172);
  return svgOf(
    vipSize,
    `<defs>${metalGradient('rim', rim)}${metalGradient('sign', signMetal)}
      ${metalGradient('rays', rim, { x1: 0, x2: 1 })}
      ${radial(
        'field',
        [
          [0, field[0]],
          [1, field[1]],
        ],
        'cx=".4" cy=".3" r=".85"',
      )}
      ${bevel('struck', { round: 7, height: 9, shine: 1, exponent: 24, shadow })}
      ${bevel('leafed', { round: 4, height: 5, shine: 0.85, exponent: 22, shadow })}
      ${bevel('signed', { round: 5, height: 7, shine: 1, exponent: 24, shadow })}</defs>
    <g transform="translate(256 ${middle}) scale(${laurel ? 0.94 : 1.16})">
      ${rays > 0 ? `<g fill="url(#rays)" filter="url(#leafed)">${raysOf(rays)}</g>` : ''}
      ${laurel ? `<g fill="url(#rim)" filter="url(#leafed)">${laurelOf()}</g>` : ''}
      <path d="${frame}" fill="url(#rim)" stroke="url(#rim)" stroke-width="16"
        stroke-linejoin="round" filter="url(#struck)"/>
      <path d="${shapeOf(corners, 142)}" fill="url(#field)" stroke="#000" stroke-opacity=".45"
        stroke-width="5" stroke-linejoin="round"/>
      <path d="${shapeOf(corners, 126)}" fill="none" stroke="url(#rim)" stroke-width="4"
        stroke-linejoin="round" opacity=".75"/>
      <g fill="url(#sign)" filter="url(#signed)">${signOf(recipe)}</g>
      ${
        crown
          ? `<g fill="url(#sign)" filter="url(#signed)">
        <path transform="translate(0 -206) scale(.3) translate(-256 -256)" d="${crownPath}"/></g>`
          : ''
      }
    </g>`,
  );
}
