// A dragon's vault: pillars of black stone, an iron door, fire in the depth and gold in heaps.
import {
  all,
  type Canvas,
  fallGradient,
  finished,
  light,
  lightGradient,
  many,
  type Scene,
  scattered,
  silhouette,
  softness,
  sparks,
  statue,
} from './paint.ts';

function wall({ width, height }: Canvas): string {
  const [w, h] = [118, 62];
  const rows = Math.ceil(height / h);
  const columns = Math.ceil(width / w) + 1;
  return many(rows * columns, (at) => {
    const row = Math.floor(at / columns);
    const x = (at % columns) * w - (row % 2) * (w / 2);
    const shade = scattered(at, 3);
    return `<rect x="${x + 1.5}" y="${row * h + 1.5}" width="${w - 3}" height="${h - 3}" rx="4"
      fill="${shade > 0.66 ? '#3a1a18' : '#2a1012'}" opacity="${0.5 + shade * 0.4}"/>`;
  });
}

function door({ width, height, tall }: Canvas): string {
  const r = tall ? 270 : 300;
  const [cx, cy] = [width / 2, height * 0.42];
  const bolts = many(24, (at) => {
    const angle = (at / 24) * Math.PI * 2;
    return `<circle cx="${cx + Math.cos(angle) * r * 0.92}" cy="${cy + Math.sin(angle) * r * 0.92}" r="9"/>`;
  });
  return `${light(cx, cy, r * 1.9, 'url(#fire)')}<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#iron)" stroke="#ff8a3c"
      stroke-opacity=".7" stroke-width="5"/><circle cx="${cx}" cy="${cy}" r="${r * 0.82}" fill="none" stroke="#0c0406"
      stroke-width="10"/><g fill="#8a6a5c">${bolts}</g>
    ${silhouette('wyvern', { x: cx, y: cy + r * 0.66, size: r * 1.3, fill: '#6a2a1c', opacity: 0.9 })}`;
}

function pillar(x: number, { height }: Canvas, wide: number): string {
  const blocks = many(9, (at) => {
    const y = 70 + at * ((height - 120) / 9);
    return `<path d="M${x - wide / 2} ${y}H${x + wide / 2}" stroke="#080304" stroke-width="5"/>
      <path d="M${x - wide / 2} ${y + 4}H${x + wide / 2}" stroke="#c86a3c" stroke-opacity=".32" stroke-width="2"/>`;
  });
  return `<rect x="${x - wide / 2}" y="-10" width="${wide}" height="${height}" fill="url(#column)"/>${blocks}
    <path d="M${x - wide * 0.72} -10H${x + wide * 0.72}V46L${x + wide / 2} 78H${x - wide / 2}L${x - wide * 0.72} 46Z" fill="url(#column)"
      stroke="#c86a3c" stroke-opacity=".5" stroke-width="2"/>
    <path d="M${x - wide * 0.74} ${height}V${height - 50}L${x - wide / 2} ${height - 84}H${x + wide / 2}L${x + wide * 0.74}
      ${height - 50}V${height}Z" fill="url(#column)" stroke="#c86a3c" stroke-opacity=".5" stroke-width="2"/>`;
}

function chain(x: number, top: number, links: number): string {
  return many(links, (at) => {
    const y = top + at * 25;
    return at % 2 === 0
      ? `<rect x="${x - 7}" y="${y}" width="14" height="34" rx="7"/>`
      : `<path d="M${x} ${y + 3}V${y + 31}"/>`;
  });
}

function brazier(id: string, x: number, y: number, size: number): string {
  return `${light(x, y - 40 * size, 210 * size, 'url(#fire)')}
    ${statue({ icon: 'noto:fire', rimWidth: 0, saturation: 1.2 }, { id, x, y: y - 62 * size, size: 132 * size })}
    <path d="M${x - 52 * size} ${y - 16 * size}H${x + 52 * size}L${x + 34 * size} ${y + 24 * size}H${x - 34 * size}Z" fill="url(#iron)"
      stroke="#ff9a4a" stroke-opacity=".6" stroke-width="2"/>
    <path d="M${x - 8 * size} ${y + 24 * size}H${x + 8 * size}L${x + 16 * size} ${y + 90 * size}H${x - 16 * size}Z" fill="url(#iron)"/>`;
}

function coin(x: number, y: number, [r, turn]: readonly [number, number]): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cy="${r * 0.22}" rx="${r}" ry="${r * 0.46}" fill="#5a2c04"/>
    <ellipse rx="${r}" ry="${r * 0.46}" fill="url(#gold)"/><ellipse rx="${r * 0.7}" ry="${r * 0.3}" fill="none"
    stroke="#8a4d07" stroke-opacity=".7" stroke-width="1.6"/></g>`;
}

/** Coins heaped highest at the middle, laid from the back to the front. */
function heap(
  x: number,
  { height }: Canvas,
  [wide, high, salt]: readonly [number, number, number],
): string {
  const coins = Array.from({ length: 190 }, (_, at) => {
    const across = (scattered(at, salt) - 0.5) * 2;
    const top = high * Math.max(0, 1 - Math.abs(across) ** 1.5);
    const y = height + 12 - top * scattered(at, salt + 1);
    return {
      y,
      svg: coin(x + across * wide, y, [
        15 + scattered(at, salt + 2) * 9,
        (scattered(at, salt + 3) - 0.5) * 50,
      ]),
    };
  });
  coins.sort((one, two) => one.y - two.y);
  return `<path d="M${x - wide} ${height + 20}Q${x - wide * 0.4} ${height - high * 0.9} ${x} ${height - high * 0.95}T${x + wide}
    ${height + 20}Z" fill="#7a4408"/>${coins.map(({ svg }) => svg).join('')}`;
}

export const emberScene: Scene = (canvas) => {
  const { width, height, tall } = canvas;
  const s = tall ? 0.78 : 1;
  const links = (x: number, count: number) =>
    `<g fill="none" stroke="url(#iron)" stroke-width="6">${chain(x, -14, count)}</g>
     <g fill="none" stroke="#e88a4a" stroke-opacity=".4" stroke-width="1.5">${chain(x - 2, -15, count)}</g>`;
  return `<defs>${softness}<radialGradient id="deep" cx=".5" cy=".5" r=".7"><stop stop-color="#8a2410"/>
        <stop offset=".5" stop-color="#3c0c0c"/><stop offset="1" stop-color="#120406"/></radialGradient>
      ${lightGradient('fire', '#ff7a28', 0.75)}${lightGradient('ember', '#ff9a3c', 0.6)}
      ${fallGradient('iron', ['#6a5450', '#33201f', '#120809'])}
      ${fallGradient('column', ['#120608', '#5a2c24', '#2c1212', '#0c0405'], true)}
      <radialGradient id="gold" cx=".36" cy=".3" r=".8"><stop stop-color="#fffbe0"/><stop offset=".35"
        stop-color="#ffd24a"/><stop offset="1" stop-color="#a8620c"/></radialGradient></defs>
    ${all(canvas, 'url(#deep)')}${wall(canvas)}${door(canvas)}
    ${light(width / 2, height + 60, width * 0.6, 'url(#fire)')}
    ${pillar(width * 0.055, canvas, 116 * s)}${pillar(width * 0.945, canvas, 116 * s)}
    ${links(width * 0.15, tall ? 9 : 7)}${links(width * 0.85, tall ? 11 : 9)}${links(width * 0.19, 3)}
    ${brazier('left', width * (tall ? 0.13 : 0.14), height - 190 * s, s)}
    ${brazier('right', width * (tall ? 0.87 : 0.86), height - 190 * s, s)}
    ${heap(width * 0.5, canvas, [width * 0.36, 62 * s, 41])}${heap(width * 0.03, canvas, [300 * s, 158 * s, 51])}
    ${heap(width * 0.97, canvas, [300 * s, 172 * s, 61])}
    ${statue({ icon: 'noto:crown', rimWidth: 3, rim: 'deep', turn: -14 }, { id: 'crown', x: width * 0.09, y: height - 118 * s, size: 104 * s })}
    ${sparks(canvas, 54, ['#ffe0a0', 'url(#ember)', 95])}${finished(canvas, 0.55)}`;
};
