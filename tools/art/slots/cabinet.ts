// The frame around the reels of a slot, drawn from its recipe: a body in two mouldings, studs along
// it, a corner of the game's own and its crest. The window is clear; bars stand between the reels.
import type { CabinetRecipe } from '../../../art/slots/recipe.ts';
import { bevel, blur, metalGradient } from '../metal.ts';
import { svgOf } from '../rasterise.ts';
import { cornersSvg } from './corners.ts';
import { figureSvg } from './figure.ts';
import { gaps, rimOf } from './rims.ts';
import { weaveDefs } from './weave.ts';

/** Pixels of one cell's width; the frame's margins are the same for every game. */
const cell = 180;
const margin = { top: 62, bottom: 38, side: 50 };
const windowHeight = 540;

export function cabinetSize({ reels }: CabinetRecipe) {
  return {
    width: reels * cell + 2 * margin.side,
    height: windowHeight + margin.top + margin.bottom,
  };
}

interface Room {
  x: number;
  y: number;
  w: number;
  h: number;
}

function rounded({ x, y, w, h }: Room, round: number): string {
  return (
    `M${x + round} ${y}H${x + w - round}Q${x + w} ${y} ${x + w} ${y + round}V${y + h - round}` +
    `Q${x + w} ${y + h} ${x + w - round} ${y + h}H${x + round}Q${x} ${y + h} ${x} ${y + h - round}` +
    `V${y + round}Q${x} ${y} ${x + round} ${y}Z`
  );
}

function outer(width: number, height: number, inset: number): Room {
  return { x: inset, y: inset + 14, w: width - 2 * inset, h: height - 2 * inset - 14 };
}

function opening(width: number, grow: number): Room {
  return {
    x: margin.side - grow,
    y: margin.top - grow,
    w: width - 2 * margin.side + 2 * grow,
    h: windowHeight + 2 * grow,
  };
}

const studShapes: Readonly<Record<CabinetRecipe['stud'], string>> = {
  bead: '<circle r="4.8"/>',
  drop: '<path d="M0 -8C2 -3 5.4 0 5.4 3.6A5.4 5.4 0 0 1 -5.4 3.6C-5.4 0 -2 -3 0 -8Z"/>',
  rivet: '<circle r="7"/><circle r="3" fill="#000" fill-opacity=".28"/>',
  diamond: '<path d="M0 -7.5L6 0L0 7.5L-6 0Z"/>',
  none: '',
};

function studs(recipe: CabinetRecipe, width: number): string {
  const shape = studShapes[recipe.stud];
  const one = (x: number, y: number) => `<g transform="translate(${x} ${y})">${shape}</g>`;
  const along = (from: number, to: number, place: (at: number) => string) => {
    const count = Math.max(2, Math.round((to - from) / 42));
    const step = (to - from) / count;
    return Array.from({ length: count + 1 }, (_, at) => place(from + step * at)).join('');
  };
  const half = width / 2 - 142;
  return (
    along(116, 530, (y) => one(26, y) + one(width - 26, y)) +
    along(116, half, (x) => one(x, 38) + one(width - x, 38)) +
    along(116, width - 116, (x) => one(x, 621))
  );
}

function bars({ reels, parts }: CabinetRecipe): string {
  if (parts !== 'bars') return '';
  return Array.from({ length: reels - 1 }, (_, at) => {
    const x = margin.side + cell * (at + 1);
    const bar = `y="${margin.top - 4}" height="${windowHeight + 8}"`;
    return `<rect x="${x - 7}" ${bar} width="14" fill="#000" opacity=".4" filter="url(#soft)"/>
      <rect x="${x - 3}" ${bar} width="6" fill="url(#bar)"/>`;
  }).join('');
}

function crest({ crest: figure }: CabinetRecipe, width: number): string {
  const middle = width / 2;
  const wing = 'M-148 60Q-108 58 -80 30Q-48 4 0 4T80 30Q108 58 148 60L136 66H-136Z';
  const inner = 'M-112 58Q-76 48 -56 30Q-36 14 0 14T56 30Q76 48 112 58Z';
  const size = Math.min(86, figure.size ?? 86);
  return `<g transform="translate(${middle} 0)">
      <g filter="url(#moulding)" fill="url(#metal)"><path d="${wing}"/></g>
      <path d="${inner}" fill="url(#body)"/></g>
    <g transform="translate(${middle - 128} -80)">
      ${figureSvg({ rimWidth: 4, ...figure, size }, 'crest')}</g>`;
}

function paints({ body, rim, ground }: CabinetRecipe): string {
  const [first, second, , , last] = rimOf(rim);
  const shadow = { dx: 0, dy: 4, blur: 4, opacity: 0.6 };
  const across = { x1: 0, x2: 1, y1: 0.5, y2: 0.5 };
  return `${metalGradient('metal', rimOf(rim))}
    ${metalGradient('bar', [last, second, first, second, gaps[rim]], across)}
    ${metalGradient('body', body, { x1: 0.5, x2: 0.5 })}${blur('soft', 4)}
    ${bevel('moulding', { round: 2.6, height: 4.5, shine: 0.9, exponent: 24, shadow })}
    ${weaveDefs('weave', ground.weave, '#ffffff', 0.14)}`;
}

export function cabinetSvg(recipe: CabinetRecipe): string {
  const { width, height } = cabinetSize(recipe);
  const body = `${rounded(outer(width, height, 3), 40)}${rounded(opening(width, 6), 20)}`;
  return svgOf(
    { width, height },
    `<defs>${paints(recipe)}</defs>
    <path d="${body}" fill="url(#body)" fill-rule="evenodd"/>
    <path d="${body}" fill="url(#weave)" fill-rule="evenodd"/>
    ${bars(recipe)}
    <g filter="url(#moulding)" fill="none" stroke="url(#metal)">
      <path d="${rounded(outer(width, height, 5), 38)}" stroke-width="8"/>
      <path d="${rounded(outer(width, height, 16), 28)}" stroke-width="2"/>
      <path d="${rounded(opening(width, 5), 20)}" stroke-width="9"/></g>
    <g filter="url(#moulding)" fill="url(#metal)">${studs(recipe, width)}</g>
    ${cornersSvg(recipe.corner, { width, height })}${crest(recipe, width)}`,
  );
}
