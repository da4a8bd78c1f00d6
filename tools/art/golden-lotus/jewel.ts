// Jade cut in eight sides and held by gold: the facets catch the lamp from above and to the left.
import { bevel, gold, metalGradient } from '../metal.ts';
import { spark } from '../patterns.ts';

type Point = readonly [number, number];

const centre = { x: 128, y: 132 };

function ring(radiusX: number, radiusY: number, turn = 0): Point[] {
  return Array.from({ length: 8 }, (_, at) => {
    const angle = ((at + 0.5 + turn) * Math.PI) / 4;
    return [centre.x + radiusX * Math.cos(angle), centre.y + radiusY * Math.sin(angle)] as const;
  });
}

function shape(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** Light on a facet that faces the given way, from 0 in the dark to 1 in the lamp. */
function lit(x: number, y: number): number {
  const length = Math.hypot(x, y) || 1;
  return 0.5 + 0.5 * ((x * -0.55 + y * -0.83) / length);
}

function facet(points: readonly Point[], lift = 0): string {
  const x = points.reduce((sum, [at]) => sum + at, 0) / points.length - centre.x;
  const y = points.reduce((sum, [, at]) => sum + at, 0) / points.length - centre.y;
  const light = Math.min(1, lit(x, y) * 0.9 + lift);
  const colour = `oklch(${(0.36 + light * 0.52).toFixed(3)} ${(0.11 + light * 0.05).toFixed(3)} 162)`;
  return `<path d="${shape(points)}" fill="${colour}" stroke="${colour}" stroke-width=".8"/>`;
}

function facets(): string {
  const outer = ring(76, 84);
  const girdle = ring(61, 68, 0.5);
  const table = ring(41, 46);
  const all = outer.flatMap((point, at) => {
    const next = outer[(at + 1) % 8] ?? point;
    const mid = girdle[at] ?? point;
    const before = girdle[(at + 7) % 8] ?? point;
    const top = table[at] ?? point;
    const topNext = table[(at + 1) % 8] ?? point;
    return [
      facet([point, next, mid]),
      facet([before, point, mid, top], 0.1),
      facet([top, mid, topNext], at % 2 === 0 ? 0.22 : -0.08),
    ];
  });
  return all.join('');
}

function prongs(): string {
  return ring(85, 94)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9.5"/>`)
    .join('');
}

export function jewel(): string {
  const shadow = { dx: 0, dy: 7, blur: 6, opacity: 0.6 };
  const table = shape(ring(41, 46));
  return `<defs>
      ${metalGradient('gold', gold)}
      ${bevel('struck', { round: 3.4, height: 5.5, shine: 1, exponent: 22, shadow })}
      <linearGradient id="table" x1=".1" y1="0" x2=".9" y2="1"><stop stop-color="#e6fff0"/>
        <stop offset=".38" stop-color="#66e0a4"/><stop offset=".62" stop-color="#17a46b"/>
        <stop offset="1" stop-color="#9ff5c8"/></linearGradient>
      <radialGradient id="deep"><stop stop-color="#c8ffe0" stop-opacity=".55"/>
        <stop offset="1" stop-color="#03402b" stop-opacity="0"/></radialGradient>
    </defs>
    <g filter="url(#struck)" fill="url(#gold)">
      <path d="M104 40 Q128 -8 152 40 L140 46 Q128 22 116 46Z"/>
      <path d="${shape(ring(92, 101))}" stroke="url(#gold)" stroke-width="6" stroke-linejoin="round"/>
    </g>
    <path d="${shape(ring(80, 88))}" fill="#03281b"/>
    ${facets()}
    <path d="${table}" fill="url(#table)" stroke="#d8ffe9" stroke-width="1.4"/>
    <path d="M98 106 L128 90 L150 96 L108 150 L94 138Z" fill="#fff" opacity=".3"/>
    <ellipse cx="128" cy="176" rx="52" ry="30" fill="url(#deep)"/>
    <g filter="url(#struck)" fill="url(#gold)">${prongs()}</g>
    ${spark(86, 76, 22, 0.95)}${spark(176, 168, 12, 0.75)}`;
}
