// The heart of an old mine: rock within rock, timber props, lamps, a track, and gold in the walls.
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

interface Hollow {
  /** How far in from the edges the rock stands: beside, above, below. */
  side: number;
  above: number;
  below: number;
  salt: number;
  fill: string;
  rim: string;
}

/** Rock all round a jagged opening. */
function rock({ width, height }: Canvas, look: Hollow): string {
  const count = 34;
  const points = Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2;
    const jag = 1 + (scattered(at, look.salt) - 0.5) * 0.2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // A squared circle, so that the opening follows the picture's edges.
    const square = 1 / (Math.abs(cos) ** 4 + Math.abs(sin) ** 4) ** 0.25;
    const rx = (width / 2 - look.side) * square * jag;
    const up = sin < 0 ? height * 0.5 - look.above : height * 0.5 - look.below;
    return `${(width / 2 + cos * rx).toFixed(0)} ${(height / 2 + sin * up * square * jag).toFixed(0)}`;
  });
  const opening = `M${points.join('L')}Z`;
  return `<path d="M-20 -20H${width + 20}V${height + 20}H-20Z${opening}" fill="${look.fill}" fill-rule="evenodd"/>
    <path d="${opening}" fill="none" stroke="${look.rim}" stroke-opacity=".7" stroke-width="3.4"/>
    <path d="${opening}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="22" filter="url(#haze)"/>`;
}

function facets({ width, height }: Canvas, salt: number): string {
  return many(64, (at) => {
    const left = at % 2 === 0;
    const x = left
      ? scattered(at, salt) * width * 0.17
      : width - scattered(at, salt) * width * 0.17;
    const y = scattered(at, salt + 1) * height;
    const s = 22 + scattered(at, salt + 2) * 58;
    const shade = scattered(at, salt + 3) > 0.5 ? '#ffd8a0' : '#000';
    return `<path d="M${x} ${y}l${s} ${s * 0.4}l${-s * 0.3} ${s * 0.8}l${-s * 0.8} ${-s * 0.2}Z" fill="${shade}"
      opacity=".075"/>`;
  });
}

function nuggets({ width, height }: Canvas): string {
  return many(70, (at) => {
    const left = at % 2 === 0;
    const vein = Math.sin(at * 0.32) * 30;
    const x = left
      ? 24 + scattered(at, 44) * width * 0.1 + vein
      : width - 24 - scattered(at, 44) * width * 0.1 - vein;
    const y = (at / 70) * height * 0.92 + scattered(at, 45) * 34;
    const s = 5 + scattered(at, 46) * 13;
    return `<g transform="translate(${x} ${y}) rotate(${at * 47})"><path d="M0 ${-s}L${s} ${-s * 0.2}L${s * 0.6} ${s}L${-s * 0.7}
      ${s * 0.7}L${-s} ${-s * 0.4}Z" fill="url(#ore)"/><path d="M0 ${-s}L${s} ${-s * 0.2}L0 ${s * 0.2}L${-s} ${-s * 0.4}Z"
      fill="#fff8d0" opacity=".7"/></g>`;
  });
}

function timber(d: string): string {
  return `<path d="${d}" fill="#000" opacity=".5" transform="translate(8 10)"/>
    <path d="${d}" fill="url(#wood)" stroke="#e8b070" stroke-opacity=".35" stroke-width="2"/>`;
}

function props({ width, height, tall }: Canvas): string {
  const wide = tall ? 40 : 56;
  const [left, right] = [width * 0.055, width * 0.945];
  const top = tall ? 96 : 46;
  const post = (x: number) =>
    timber(
      `M${x - wide / 2} ${top}H${x + wide / 2}L${x + wide * 0.62} ${height}H${x - wide * 0.62}Z`,
    );
  const brace = (x: number, way: number) =>
    timber(
      `M${x + way * wide * 0.4} ${top + 190}L${x + way * 170} ${top + 30}H${x + way * 128}L${x + way * wide * 0.4} ${top + 140}Z`,
    );
  const grain = (x: number) =>
    many(
      5,
      (
        at,
      ) => `<path d="M${x - wide * 0.3 + at * wide * 0.15} ${top + 30}V${height}" stroke="#2a1406"
      stroke-opacity=".5" stroke-width="2" stroke-dasharray="${70 + at * 22} ${14 + at * 5}"/>`,
    );
  return `${brace(left, 1)}${brace(right, -1)}${post(left)}${post(right)}${grain(left)}${grain(right)}
    ${timber(`M-10 ${top - 12}H${width + 10}V${top + 40}H-10Z`)}
    <g fill="#2a1a10"><rect x="${left - wide * 0.7}" y="${top - 18}" width="${wide * 1.4}" height="64" rx="5"/>
      <rect x="${right - wide * 0.7}" y="${top - 18}" width="${wide * 1.4}" height="64" rx="5"/></g>
    <g fill="#c8a070"><circle cx="${left}" cy="${top}" r="6"/><circle cx="${left}" cy="${top + 28}" r="6"/>
      <circle cx="${right}" cy="${top}" r="6"/><circle cx="${right}" cy="${top + 28}" r="6"/></g>`;
}

function lamps({ width, tall }: Canvas): string {
  const top = tall ? 136 : 84;
  return [0.17, 0.83]
    .map((share) => {
      const x = width * share;
      return `${light(x, top + 84, 250, 'url(#lamp)')}<path d="M${x} ${top - 20}V${top + 14}" stroke="#1a0e06" stroke-width="4"/>
        ${silhouette('old-lantern', { x, y: top + 134, size: 124, fill: 'url(#brass)' })}
        <ellipse cx="${x}" cy="${top + 80}" rx="15" ry="23" fill="#fff2b8"/>${light(x, top + 80, 70, 'url(#lamp)')}`;
    })
    .join('');
}

function track({ width, height, shore }: Canvas): string {
  const [cx, deep] = [width / 2, height - shore];
  const sleepers = many(9, (at) => {
    const t = (at / 9) ** 1.7;
    const [y, half] = [shore + deep * t, 46 + t * width * 0.2];
    return `<rect x="${cx - half}" y="${y}" width="${half * 2}" height="${6 + t * 22}" rx="3" fill="url(#wood)"/>`;
  });
  const rail = (
    way: number,
  ) => `<path d="M${cx + way * 30} ${shore}L${cx + way * width * 0.15} ${height}
    H${cx + way * (width * 0.15 + 18)}L${cx + way * 34} ${shore}Z" fill="url(#rail)"/>`;
  return `<path d="M0 ${height}L${cx - 120} ${shore}H${cx + 120}L${width} ${height}Z" fill="url(#floor)"/>
    ${sleepers}${rail(1)}${rail(-1)}`;
}

export const quarryScene: Scene = (canvas) => {
  const { width, height, shore, tall } = canvas;
  const crystal = (x: number, size: number, fill: string, mirrored = false) =>
    silhouette('crystal-growth', { x, y: height + 10, size, fill: `url(#${fill})`, mirrored });
  return `<defs>${softness}
      <radialGradient id="deep" cx=".5" cy=".42" r=".66"><stop stop-color="#e0ac5c"/><stop offset=".3"
        stop-color="#a8682c"/><stop offset="1" stop-color="#3c1e0c"/></radialGradient>
      ${fallGradient('ore', ['#fffbe0', '#ffd24a', '#b06a0c'])}${fallGradient('wood', ['#a8703c', '#5e3617', '#2a1608'])}
      ${fallGradient('rail', ['#c8b8a8', '#4c4440'])}${fallGradient('brass', ['#d8a860', '#4c2c10'])}
      ${fallGradient('floor', ['#8a5a2c', '#2c180a'])}${fallGradient('blue', ['#d8fbff', '#3ca8d8', '#0a3a6a'])}
      ${fallGradient('violet', ['#f0d8ff', '#9a5ad8', '#3a1068'])}
      ${lightGradient('lamp', '#ffc25a', 0.6)}${lightGradient('fly', '#ffe08a', 0.55)}</defs>
    ${all(canvas, 'url(#deep)')}${light(width / 2, height * 0.4, width * 0.5, 'url(#lamp)')}
    ${rock(canvas, { side: width * 0.2, above: height * 0.2, below: height * 0.24, salt: 5, fill: '#8a5426', rim: '#ffd894' })}
    ${rock(canvas, { side: width * 0.13, above: height * 0.12, below: height * 0.2, salt: 13, fill: '#5e3617', rim: '#f0b464' })}
    ${track(canvas)}
    ${rock(canvas, { side: width * 0.07, above: height * 0.06, below: 0, salt: 29, fill: '#35200f', rim: '#c8843c' })}
    ${facets(canvas, 36)}${nuggets(canvas)}${props(canvas)}${lamps(canvas)}
    ${crystal(width * 0.03, tall ? 190 : 230, 'violet')}${crystal(width * 0.135, tall ? 130 : 160, 'blue', true)}
    ${crystal(width * 0.97, tall ? 200 : 240, 'blue', true)}
    ${statue({ icon: 'noto:treasure-chest', rim: 'deep', rimWidth: 3 }, { id: 'chest', x: width * (tall ? 0.84 : 0.86), y: height - (tall ? 72 : 78), size: tall ? 150 : 172 })}
    ${sparks({ ...canvas, shore }, 30, ['#fff6c8', 'url(#fly)', 91])}${finished(canvas, 0.6)}`;
};
