// The mounts that hold a figure: the outline in a square of 256 about its own middle, its metal rim
// and the enamel inside it.
import type { MountedSymbol, MountName } from '../../../art/slots/recipe.ts';
import { bevel, metalGradient } from '../metal.ts';
import { gaps, radialOf, rimOf } from './rims.ts';

function ring(count: number, radius: number, turn = 0): string {
  const points = Array.from({ length: count }, (_, at) => {
    const angle = ((at + turn) / count) * Math.PI * 2 - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A closed line that swells between an inner and an outer radius. */
function wavy(count: number, inner: number, outer: number): string {
  const steps = count * 16;
  const points = Array.from({ length: steps }, (_, at) => {
    const angle = (at / steps) * Math.PI * 2 - Math.PI / 2;
    const swell = Math.abs(Math.cos((at / steps) * Math.PI * count)) ** 0.7 * (outer - inner);
    const radius = inner + swell;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

function toothed(count: number, inner: number, outer: number): string {
  const points = Array.from({ length: count * 4 }, (_, at) => {
    const angle = ((at + 0.5) / (count * 4)) * Math.PI * 2 - Math.PI / 2;
    const radius = at % 4 < 2 ? outer : inner;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

function starred(count: number, inner: number, outer: number): string {
  const points = Array.from({ length: count * 2 }, (_, at) => {
    const angle = (at / (count * 2)) * Math.PI * 2 - Math.PI / 2;
    const radius = at % 2 === 0 ? outer : inner;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export const outlines: Readonly<Record<MountName, string>> = {
  round: 'M0 -100A100 100 0 1 1 0 100A100 100 0 1 1 0 -100Z',
  octagon: ring(8, 106, 0.5),
  hexagon: ring(6, 108),
  drop: 'M0 -112C30 -72 92 -32 92 24A92 86 0 0 1 -92 24C-92 -32 -30 -72 0 -112Z',
  shield:
    'M0 -104C34 -84 66 -82 92 -84C98 2 76 72 0 108C-76 72 -98 2 -92 -84C-66 -82 -34 -84 0 -104Z',
  arch: 'M-86 98V-12C-86 -72 -46 -104 0 -116C46 -104 86 -72 86 -12V98Q86 104 80 104H-80Q-86 104 -86 98Z',
  scallop: wavy(11, 92, 108),
  lozenge:
    'M0 -116Q14 -112 60 -62T112 0Q108 14 60 62T0 116Q-14 112 -60 62T-112 0Q-108 -14 -60 -62T0 -116Z',
  star: starred(8, 88, 114),
  tablet:
    'M-74 -100H74Q100 -100 100 -74V74Q100 100 74 100H-74Q-100 100 -100 74V-74Q-100 -100 -74 -100Z',
  cloud:
    'M-62 84C-104 86 -120 36 -88 14C-110 -30 -70 -66 -38 -54C-22 -108 56 -110 66 -50C104 -54 124 -6 94 18C118 50 96 90 56 84Z',
  gear: toothed(12, 94, 110),
};

const shadow = { dx: 0, dy: 7, blur: 6, opacity: 0.6 };

function weave(kind: MountedSymbol['weave']): string {
  const thin = 'fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="2"';
  if (kind === 'rings')
    return `<g ${thin}><circle r="68"/><circle r="56" stroke-dasharray="2 6"/></g>`;
  if (kind === 'rays') {
    const ray = Array.from({ length: 16 }, (_, at) => {
      return `<path transform="rotate(${at * 22.5})" d="M0 0L-8 -120H8Z"/>`;
    });
    return `<g fill="#fff" opacity=".15">${ray.join('')}</g>`;
  }
  if (kind === 'ripples') {
    const line = (y: number) => `<path d="M-120 ${y}q20 -14 40 0t40 0t40 0t40 0t40 0t40 0"/>`;
    return `<g ${thin}>${[-60, -34, -8, 18, 44, 70].map(line).join('')}</g>`;
  }
  if (kind === 'ribs') {
    const line = (x: number) => `<path d="M${x} -120Q${x * 1.7} 0 ${x} 120"/>`;
    return `<g ${thin}>${[-64, -42, -21, 0, 21, 42, 64].map(line).join('')}</g>`;
  }
  return '';
}

/** The mount about 0,0 with `inside` drawn on its enamel, cut to its outline. */
export function mountSvg(recipe: MountedSymbol): string {
  const { mount, rim, enamel } = recipe;
  const outline = outlines[mount];
  return `<defs>${metalGradient('mount-rim', rimOf(rim))}
      ${bevel('mount-struck', { round: 3.4, height: 5.4, shine: 1, exponent: 22, shadow })}
      ${radialOf('mount-enamel', enamel)}
      <linearGradient id="mount-gloss" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff"
        stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
      <clipPath id="mount-cut"><path transform="scale(.83)" d="${outline}"/></clipPath></defs>
    <g filter="url(#mount-struck)"><path d="${outline}" fill="url(#mount-rim)"/></g>
    <path d="${outline}" transform="scale(.865)" fill="${gaps[rim]}" opacity=".9"/>
    <g clip-path="url(#mount-cut)"><path d="${outline}" fill="url(#mount-enamel)"/>
      ${weave(recipe.weave)}
      <ellipse cx="-14" cy="-74" rx="104" ry="56" fill="url(#mount-gloss)" opacity=".55"/></g>
    <path d="${outline}" transform="scale(.93)" fill="none" stroke="#fff" stroke-opacity=".3"
      stroke-width="1.6"/>`;
}
