// The pattern in the cloth behind an emblem: faint white lines radiating from the light.
import type { Pattern } from '../../art/tiles.ts';

interface Ground {
  width: number;
  height: number;
  x: number;
  y: number;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function polar(x: number, y: number, radius: number, turn: number): string {
  const px = x + radius * Math.cos(turn);
  const py = y + radius * Math.sin(turn);
  return `${px.toFixed(1)} ${py.toFixed(1)}`;
}

function rays({ x, y }: Ground): string {
  const count = 22;
  const step = (Math.PI * 2) / count;
  return range(count)
    .map((at) => {
      const from = polar(x, y, 560, at * step);
      const to = polar(x, y, 560, at * step + step * 0.42);
      return `<path d="M${x} ${y} L${from} L${to}Z" fill="url(#ray)"/>`;
    })
    .join('');
}

function rings({ x, y }: Ground): string {
  return range(9)
    .map((at) => {
      const width = at % 3 === 0 ? 5 : 1.6;
      const look = `fill="none" stroke="#fff" stroke-width="${width}"`;
      return `<circle cx="${x}" cy="${y}" r="${70 + at * 34}" ${look} opacity="${1 - at * 0.085}"/>`;
    })
    .join('');
}

function waves({ width, height }: Ground): string {
  return range(15)
    .map((at) => {
      const y = at * 34 + 12;
      const shift = at % 2 === 0 ? 0 : -45;
      const humps = range(Math.ceil(width / 90) + 2).map(
        (hump) => `q 22.5 ${hump % 2 === 0 ? -20 : 20} 45 0 t 45 0`,
      );
      const d = `M${shift - 20} ${y} ${humps.join(' ')}`;
      const opacity = (0.35 + (0.65 * y) / height).toFixed(2);
      return y > height
        ? ''
        : `<path d="${d}" fill="none" stroke="#fff" stroke-width="2.4" opacity="${opacity}"/>`;
    })
    .join('');
}

function tiling(id: string, size: readonly [number, number], inside: string): string {
  const [w, h] = size;
  return `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${inside}</pattern>`;
}

function tiled({ width, height }: Ground, size: readonly [number, number], inside: string): string {
  const box = `width="${width}" height="${height}"`;
  return `<defs>${tiling('weave', size, inside)}</defs><rect ${box} fill="url(#weave)"/>`;
}

const line = 'fill="none" stroke="#fff" stroke-width="1.6"';

function lattice(ground: Ground): string {
  const inside = `<path d="M0 22 L22 0 L44 22 L22 44Z" ${line}/>
    <circle cx="22" cy="22" r="4" fill="#fff"/><circle cx="0" cy="0" r="2.4" fill="#fff"/>
    <circle cx="44" cy="0" r="2.4" fill="#fff"/><circle cx="0" cy="44" r="2.4" fill="#fff"/>
    <circle cx="44" cy="44" r="2.4" fill="#fff"/>`;
  return tiled(ground, [44, 44], inside);
}

function scales(ground: Ground): string {
  const arc = (x: number, y: number) =>
    [20, 13, 6].map((r) => `<circle cx="${x}" cy="${y}" r="${r}" ${line}/>`).join('');
  const inside = `${arc(20, 0)}${arc(0, 20)}${arc(40, 20)}${arc(20, 40)}`;
  return tiled(ground, [40, 40], inside);
}

function fans(ground: Ground): string {
  const arcs = (x: number, y: number) =>
    [30, 22, 14, 6]
      .map((r) => `<path d="M${x - r} ${y} A${r} ${r} 0 0 1 ${x + r} ${y}" ${line}/>`)
      .join('');
  const inside = `${arcs(30, 30)}${arcs(0, 60)}${arcs(60, 60)}`;
  return tiled(ground, [60, 60], inside);
}

/** A spark of four points, its arms `size` long. */
export function spark(x: number, y: number, size: number, opacity = 1): string {
  const s = size;
  const w = size * 0.12;
  const d =
    `M${x} ${y - s} Q${x + w} ${y - w} ${x + s} ${y} Q${x + w} ${y + w} ${x} ${y + s} ` +
    `Q${x - w} ${y + w} ${x - s} ${y} Q${x - w} ${y - w} ${x} ${y - s}Z`;
  return `<path d="${d}" fill="#fff" opacity="${opacity}"/>`;
}

function stars({ width, height }: Ground): string {
  return range(46)
    .map((at) => {
      const x = (((at * 73 + 29) % 97) / 97) * width;
      const y = (((at * 41 + 53) % 89) / 89) * height;
      return spark(x, y, 3 + ((at * 7) % 11), 0.35 + ((at * 5) % 7) / 10);
    })
    .join('');
}

const drawn: Record<Pattern, (ground: Ground) => string> = {
  rays,
  rings,
  waves,
  lattice,
  scales,
  stars,
  fans,
};

export function patternOf(pattern: Pattern, ground: Ground): string {
  const fade = `<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="${ground.x}"
    cy="${ground.y}" r="420"><stop offset=".1" stop-color="#fff"/>
    <stop offset="1" stop-color="#fff" stop-opacity=".15"/></radialGradient>`;
  return `<defs>${fade}</defs>${drawn[pattern](ground)}`;
}
