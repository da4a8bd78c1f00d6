// A gate on a mountain in a storm. Its posts stand to either side of the reels, its beams above.
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
  ridge,
  type Scene,
  scattered,
  silhouette,
  softness,
} from './paint.ts';

function clouds({ width, height }: Canvas): string {
  return `<g filter="url(#fog)">${many(22, (at) => {
    const x = scattered(at, 3) * width;
    const y = scattered(at, 4) * height * 0.34;
    return `<ellipse cx="${x}" cy="${y}" rx="${110 + scattered(at, 5) * 180}" ry="${30 + scattered(at, 6) * 44}"
      fill="${['#0a0e28', '#232f6e', '#3f4f9c', '#111740'][at % 4]}" opacity=".66"/>`;
  })}</g>`;
}

function bolt(x: number, foot: number, salt: number): string {
  const steps = 13;
  const points = Array.from({ length: steps + 1 }, (_, at) => {
    const sway = (scattered(at, salt) - 0.5) * 96;
    return [x + sway * (at === 0 ? 0.2 : 1), (foot / steps) * at] as const;
  });
  const line = `M${points.map(([px, py]) => `${px.toFixed(0)} ${py.toFixed(0)}`).join('L')}`;
  const arms = [4, 7, 9].map((at) => {
    const [px, py] = points[at] ?? [x, 0];
    const side = scattered(at, salt + 2) > 0.5 ? 1 : -1;
    return `M${px.toFixed(0)} ${py.toFixed(0)}l${side * 34} 26l${side * 12} 30l${side * 40} 22l${side * 8} 34`;
  });
  const all = `${line}${arms.join('')}`;
  return `<g fill="none" stroke-linejoin="round"><path d="${all}" stroke="#6f9cff" stroke-width="15" opacity=".5"
      filter="url(#haze)"/><path d="${line}" stroke="#cfe0ff" stroke-width="5" opacity=".9"/>
    <path d="${arms.join('')}" stroke="#cfe0ff" stroke-width="2.2" opacity=".85"/>
    <path d="${line}" stroke="#fff" stroke-width="2.2"/></g>`;
}

interface Gate {
  left: number;
  right: number;
  top: number;
  foot: number;
  post: number;
}

function beam(
  { left, right }: Gate,
  [y, tall, over]: readonly [number, number, number],
  fill: string,
): string {
  const [from, to] = [left - over, right + over];
  const middle = (from + to) / 2;
  return `<path d="M${from} ${y - tall * 0.5}Q${middle} ${y + tall * 0.34} ${to} ${y - tall * 0.5}L${to - 8} ${y + tall * 0.5}
    Q${middle} ${y + tall * 1.1} ${from + 8} ${y + tall * 0.5}Z" fill="${fill}"/>
    <path d="M${from} ${y - tall * 0.5}Q${middle} ${y + tall * 0.34} ${to} ${y - tall * 0.5}" fill="none"
    stroke="#bcd0ff" stroke-opacity=".75" stroke-width="2.4"/>`;
}

function gate(look: Gate): string {
  const { left, right, top, foot, post } = look;
  const one = (
    x: number,
  ) => `<path d="M${x - post * 0.44} ${top}H${x + post * 0.44}L${x + post * 0.56} ${foot}H${x - post * 0.56}Z"
      fill="url(#lacquer)"/>
    <path d="M${x - post * 0.4} ${top}L${x - post * 0.5} ${foot}" stroke="#ffb0a0" stroke-opacity=".6" stroke-width="3"/>
    <rect x="${x - post * 0.74}" y="${foot - post * 0.7}" width="${post * 1.48}" height="${post * 0.72}" rx="6"
      fill="url(#stone)"/>
    <g fill="url(#brass)"><rect x="${x - post * 0.52}" y="${top + 96}" width="${post * 1.04}" height="10"/>
      <rect x="${x - post * 0.56}" y="${foot - post * 1.1}" width="${post * 1.12}" height="12"/></g>`;
  return `<g>${one(left)}${one(right)}${beam(look, [top + 76, post * 0.44, post * 0.5], 'url(#lacquer)')}
    ${beam(look, [top + 22, post * 0.34, post], 'url(#lacquer)')}
    ${beam(look, [top - 4, post * 0.5, post * 1.2], 'url(#roof)')}</g>`;
}

function steps({ width, height, shore }: Canvas): string {
  const deep = height - shore;
  return many(9, (at) => {
    const y = shore + 26 + deep * 0.88 * (at / 9) ** 1.25;
    const half = width * (0.24 + at * 0.034);
    return `<path d="M${width / 2 - half} ${y}H${width / 2 + half}L${width / 2 + half + 16} ${y + 60}
      H${width / 2 - half - 16}Z" fill="url(#step)" stroke="#9fb4ff" stroke-opacity=".22" stroke-width="1.5"/>`;
  });
}

export const thunderScene: Scene = (canvas) => {
  const { width, height, shore, tall } = canvas;
  const post = tall ? 44 : 58;
  const stand = {
    left: width * 0.065,
    right: width * 0.935,
    post,
    foot: height - (tall ? 40 : 18),
  };
  const lamp = (x: number) => `${light(x, height - 92, 120, 'url(#ember)')}
    ${silhouette('lantern-flame', { x, y: height - 6, size: tall ? 104 : 124, fill: '#1a1c34' })}
    <circle cx="${x}" cy="${height - 62}" r="9" fill="#ffd27a"/>`;
  return `<defs>${softness}${fallGradient('sky', ['#03040f', '#10163c', '#2e3f8c', '#8a9ce0', '#3a468c'])}
      ${lightGradient('flash', '#c4d6ff', 0.75)}${lightGradient('ember', '#ff9a3c', 0.5)}
      ${mistGradient('mist', '#b8c8ff', 0.4)}${fallGradient('step', ['#3a4270', '#0d1028'])}
      ${fallGradient('lacquer', ['#e8452c', '#a81a1c', '#5a0a18'])}${fallGradient('roof', ['#3c4268', '#12142c'])}
      ${fallGradient('stone', ['#59607e', '#20243c'])}${fallGradient('brass', ['#ffe9a0', '#b0741c'])}</defs>
    ${all(canvas, 'url(#sky)')}${light(width * 0.3, shore * 0.42, width * 0.34, 'url(#flash)')}
    ${light(width * 0.8, shore * 0.3, width * 0.26, 'url(#flash)')}${clouds(canvas)}
    ${bolt(width * 0.24, shore - 40, 17)}${bolt(width * 0.8, shore - 70, 26)}
    ${ridge(canvas, { base: shore, lift: 330, salt: 18, fill: '#38468c', peaks: 9, sharp: true })}
    ${band(canvas, [shore - 150, 180], 'url(#mist)')}
    ${ridge(canvas, { base: shore + 10, lift: 220, salt: 24, fill: '#1c2458', peaks: 12, sharp: true })}
    ${band(canvas, [shore - 70, 130], 'url(#mist)')}
    ${ridge(canvas, { base: shore + 40, lift: 60, salt: 31, fill: '#0c1030', peaks: 10 })}
    ${steps(canvas)}${gate({ ...stand, top: tall ? 120 : 74 })}
    ${lamp(width * (tall ? 0.2 : 0.155))}${lamp(width * (tall ? 0.8 : 0.845))}${finished(canvas, 0.5)}`;
};
