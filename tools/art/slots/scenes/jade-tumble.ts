// Pillars of jade in the morning mist: pines before them, clouds at the foot.
import {
  all,
  band,
  type Canvas,
  fallGradient,
  finished,
  light,
  lightGradient,
  many,
  mistGradient,
  type Scene,
  scattered,
  silhouette,
  softness,
  sparks,
} from './paint.ts';

interface Pillar {
  x: number;
  foot: number;
  wide: number;
  high: number;
  fill: string;
}

function pillar({ x, foot, wide: w, high: h, fill }: Pillar): string {
  const outline =
    `M${-w * 0.62} 0C${-w * 0.52} ${-h * 0.3} ${-w * 0.56} ${-h * 0.62} ${-w * 0.4} ${-h * 0.86}` +
    `C${-w * 0.28} ${-h * 1.04} ${w * 0.1} ${-h * 1.06} ${w * 0.24} ${-h * 0.9}` +
    `C${w * 0.36} ${-h * 0.76} ${w * 0.32} ${-h * 0.6} ${w * 0.46} ${-h * 0.48}` +
    `C${w * 0.58} ${-h * 0.36} ${w * 0.5} ${-h * 0.16} ${w * 0.64} 0Z`;
  const seams = [-0.3, -0.08, 0.14, 0.32].map(
    (at) =>
      `<path d="M${w * at} ${-h * 0.86 + Math.abs(at) * h * 0.5}q${w * 0.07} ${h * 0.3} ${-w * 0.02} ${h * 0.62}"/>`,
  );
  return `<g transform="translate(${x} ${foot})" mask="url(#sunk)"><path d="${outline}" fill="${fill}"/>
    <path d="${outline}" fill="url(#flank)" opacity=".7"/>
    <g fill="none" stroke="#02251a" stroke-opacity=".22" stroke-width="${w * 0.03}"
      stroke-linecap="round">${seams.join('')}</g>
    <path d="M${-w * 0.45} ${-h * 0.8}C${-w * 0.34} ${-h * 1.06} ${w * 0.1} ${-h * 1.08} ${w * 0.25} ${-h * 0.88}Q${w * 0.04}
      ${-h * 0.8} ${-w * 0.1} ${-h * 0.84}T${-w * 0.45} ${-h * 0.8}Z" fill="#1d6b45" opacity=".75"/></g>`;
}

function row(
  canvas: Canvas,
  [count, salt, fill]: readonly [number, number, string],
  [high, foot]: readonly [number, number],
) {
  const { width } = canvas;
  return many(count, (at) => {
    const x = ((at + 0.2 + scattered(at, salt) * 0.6) / count) * width;
    const middle = 1 - Math.abs(x / width - 0.5) * 0.7;
    const h = high * (0.62 + scattered(at, salt + 1) * 0.55) * (1.3 - middle * 0.5);
    return pillar({ x, foot, wide: h * (0.3 + scattered(at, salt + 2) * 0.16), high: h, fill });
  });
}

function cloud(x: number, y: number, size: number): string {
  const puff = (dx: number, dy: number, r: number) =>
    `<circle cx="${dx}" cy="${dy}" r="${r}" fill="url(#puff)"/>
    <g fill="none" stroke="#e8c873" stroke-opacity=".6" stroke-width="1.8">
      <circle cx="${dx}" cy="${dy}" r="${r - 1}"/><circle cx="${dx}" cy="${dy}" r="${r * 0.7}"/>
      <circle cx="${dx}" cy="${dy}" r="${r * 0.4}"/></g>`;
  return `<g transform="translate(${x} ${y}) scale(${size})">${puff(-104, 22, 48)}${puff(108, 20, 52)}
    ${puff(-52, -6, 60)}${puff(58, -12, 66)}${puff(4, 14, 72)}</g>`;
}

function foreground({ width, height, tall }: Canvas): string {
  const size = tall ? 0.86 : 1.1;
  return `${silhouette('pine-tree', { x: -6, y: height - 30, size: 300 * size, fill: '#032a1d' })}
    ${silhouette('pine-tree', { x: width + 4, y: height - 24, size: 340 * size, fill: '#032a1d' })}
    ${silhouette('pine-tree', { x: 92 * size, y: height, size: 190 * size, fill: '#05402b' })}
    ${silhouette('pine-tree', { x: width - 96 * size, y: height, size: 200 * size, fill: '#05402b' })}
    ${cloud(width * 0.5, height + 34, size * 1.05)}${cloud(width * 0.26, height + 26, size * 0.9)}
    ${cloud(width * 0.76, height + 30, size * 0.94)}${cloud(60, height - 8, size * 0.95)}
    ${cloud(width - 60, height - 4, size)}`;
}

export const jadeScene: Scene = (canvas) => {
  const { width, shore } = canvas;
  const sun = { x: width * 0.5, y: shore * 0.36, r: canvas.tall ? 92 : 84 };
  return `<defs>${softness}${fallGradient('sky', ['#032019', '#0d5340', '#43a878', '#d3f0b8', '#7fce9c'])}
      ${lightGradient('glow', '#fbffd0', 0.85)}${mistGradient('mist', '#e6ffe6', 0.62)}
      ${fallGradient('flank', ['#00000000', '#00180f55', '#00180fbb'], true)}
      <radialGradient id="puff" cy=".3" r=".8"><stop stop-color="#f4fff0"/>
        <stop offset=".5" stop-color="#b4e6c4"/><stop offset="1" stop-color="#3d9c76"/></radialGradient>
      ${lightGradient('fly', '#fff8c0', 0.5)}
      <linearGradient id="sunk-light" x1="0" y1="0" x2="0" y2="1"><stop offset=".45" stop-color="#fff"/>
        <stop offset="1"/></linearGradient>
      <mask id="sunk" maskContentUnits="objectBoundingBox"><rect width="1" height="1"
        fill="url(#sunk-light)"/></mask></defs>
    ${all(canvas, 'url(#sky)')}${light(sun.x, sun.y, sun.r * 5, 'url(#glow)')}
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="#fffbe2"/>
    ${row(canvas, [9, 41, '#8fd6ad'], [260, shore])}${band(canvas, [shore - 170, 190], 'url(#mist)')}
    ${row(canvas, [7, 52, '#4cae83'], [330, shore + 30])}
    ${band(canvas, [shore - 110, 190], 'url(#mist)')}
    ${row(canvas, [5, 67, '#1e7a57'], [300, shore + 130])}
    ${band(canvas, [shore + 10, 190], 'url(#mist)')}
    ${foreground(canvas)}${sparks(canvas, 22, ['#fffce0', 'url(#fly)', 71])}${finished(canvas, 0.55)}`;
};
