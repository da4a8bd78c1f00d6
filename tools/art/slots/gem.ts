// Cut stones in their settings: facets shaded by the way they face, so that the lamp above and to
// the left shows in each. A cut is its outline; the facets follow from it.
import type { CutName, GemSymbol } from '../../../art/slots/recipe.ts';
import { bevel, metalGradient } from '../metal.ts';
import { spark } from '../patterns.ts';
import { gaps, rimOf } from './rims.ts';

type Point = readonly [number, number];

function ring(count: number, turn: number, sx = 1, sy = 1): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((at + turn) / count) * Math.PI * 2 - Math.PI / 2;
    return [Math.cos(angle) * sx, Math.sin(angle) * sy] as const;
  });
}

const cuts: Readonly<Record<CutName, readonly Point[]>> = {
  octagon: ring(8, 0.5, 1, 1.04),
  round: ring(12, 0.5),
  hexagon: ring(6, 0, 1.02, 1.08),
  pear: [
    [0, -1.16],
    [0.34, -0.66],
    [0.74, -0.12],
    [0.86, 0.34],
    [0.66, 0.76],
    [0.26, 1],
    [-0.26, 1],
    [-0.66, 0.76],
    [-0.86, 0.34],
    [-0.74, -0.12],
    [-0.34, -0.66],
  ],
  trillion: [
    [0, -1.06],
    [0.26, -0.86],
    [0.98, 0.46],
    [1.02, 0.74],
    [0.8, 0.92],
    [-0.8, 0.92],
    [-1.02, 0.74],
    [-0.98, 0.46],
    [-0.26, -0.86],
  ],
  square: [
    [-0.66, -0.94],
    [0.66, -0.94],
    [0.94, -0.66],
    [0.94, 0.66],
    [0.66, 0.94],
    [-0.66, 0.94],
    [-0.94, 0.66],
    [-0.94, -0.66],
  ],
  marquise: [
    [0, -1.18],
    [0.36, -0.74],
    [0.62, -0.26],
    [0.68, 0.1],
    [0.56, 0.52],
    [0.3, 0.9],
    [0, 1.18],
    [-0.3, 0.9],
    [-0.56, 0.52],
    [-0.68, 0.1],
    [-0.62, -0.26],
    [-0.36, -0.74],
  ],
  kite: [
    [-0.56, -0.82],
    [0.56, -0.82],
    [1.06, -0.26],
    [0.54, 0.44],
    [0, 1.12],
    [-0.54, 0.44],
    [-1.06, -0.26],
  ],
  heart: [
    [0, -0.52],
    [0.28, -0.88],
    [0.64, -0.94],
    [0.96, -0.66],
    [1, -0.24],
    [0.78, 0.22],
    [0.4, 0.66],
    [0, 1.04],
    [-0.4, 0.66],
    [-0.78, 0.22],
    [-1, -0.24],
    [-0.96, -0.66],
    [-0.64, -0.94],
    [-0.28, -0.88],
  ],
};

const centre = { x: 128, y: 126 };

function grown(points: readonly Point[], by: number): Point[] {
  return points.map(([x, y]) => [centre.x + x * by, centre.y + y * by] as const);
}

function between(points: readonly Point[]): Point[] {
  return points.map(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2] as const;
  });
}

function shape(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

interface Stone {
  hue: number;
  chroma: number;
}

/** One facet, lit by how much it faces the lamp. */
function facet(points: readonly Point[], { hue, chroma }: Stone, lift = 0): string {
  const x = points.reduce((sum, [at]) => sum + at, 0) / points.length - centre.x;
  const y = points.reduce((sum, [, at]) => sum + at, 0) / points.length - centre.y;
  const length = Math.hypot(x, y) || 1;
  const light = Math.min(1, Math.max(0, 0.45 + (0.45 * (x * -0.55 + y * -0.83)) / length + lift));
  const tone = `oklch(${(0.3 + light * 0.56).toFixed(3)} ${(chroma * (0.8 + light * 0.3)).toFixed(3)} ${hue})`;
  return `<path d="${shape(points)}" fill="${tone}" stroke="${tone}" stroke-width=".8"/>`;
}

function facets(outline: readonly Point[], stone: Stone): string {
  const outer = grown(outline, 80);
  const girdle = grown(between(outline), 64);
  const table = grown(outline, 42);
  return outer
    .map((point, at) => {
      const next = outer[(at + 1) % outer.length] ?? point;
      const mid = girdle[at] ?? point;
      const before = girdle[(at + outer.length - 1) % outer.length] ?? point;
      const top = table[at] ?? point;
      const topNext = table[(at + 1) % outer.length] ?? point;
      const flash = [0.24, -0.1, 0.05][at % 3] ?? 0;
      return (
        facet([point, next, mid], stone, -0.04) +
        facet([before, point, mid, top], stone, 0.1) +
        facet([top, mid, topNext], stone, flash)
      );
    })
    .join('');
}

export function gemSvg({ cut, hue, chroma = 0.15, rim }: GemSymbol): string {
  const outline = cuts[cut];
  const stone = { hue, chroma };
  const shadow = { dx: 0, dy: 7, blur: 6, opacity: 0.6 };
  const table = shape(grown(outline, 42));
  const prongs = grown(outline, 89)
    .filter((_, at) => outline.length < 9 || at % 2 === 0)
    .map(([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8.5"/>`);
  return `<defs>${metalGradient('setting', rimOf(rim))}
      ${bevel('struck', { round: 3, height: 5, shine: 1, exponent: 22, shadow })}
      <linearGradient id="table" x1=".1" y1="0" x2=".9" y2="1">
        <stop stop-color="oklch(.97 .04 ${hue})"/>
        <stop offset=".38" stop-color="oklch(.8 ${chroma} ${hue})"/>
        <stop offset=".62" stop-color="oklch(.56 ${chroma * 1.1} ${hue})"/>
        <stop offset="1" stop-color="oklch(.86 ${chroma * 0.8} ${hue})"/></linearGradient></defs>
    <g filter="url(#struck)"><path d="${shape(grown(outline, 92))}" fill="url(#setting)"
      stroke="url(#setting)" stroke-width="9" stroke-linejoin="round"/></g>
    <path d="${shape(grown(outline, 85))}" fill="${gaps[rim]}"/>
    ${facets(outline, stone)}
    <path d="${table}" fill="url(#table)" stroke="oklch(.95 .05 ${hue})" stroke-width="1.4"/>
    <path d="M100 110L128 96L148 102L112 148L100 138Z" fill="#fff" opacity=".3"/>
    <g filter="url(#struck)" fill="url(#setting)">${prongs.join('')}</g>
    ${spark(88, 74, 20, 0.95)}${spark(174, 168, 11, 0.75)}`;
}
