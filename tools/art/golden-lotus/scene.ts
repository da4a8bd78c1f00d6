// The night around the reels: a moon over a lotus pond, hills in mist and lamps on the water.
// The middle stays quiet, because the cabinet stands there.
import { lotus } from '../lotus.ts';
import { blur, grain } from '../metal.ts';
import { svgOf } from '../rasterise.ts';

export interface SceneRecipe {
  name: string;
  width: number;
  height: number;
  /** The line where the pond begins. */
  shore: number;
  moon: { x: number; y: number; r: number };
}

export const sceneRecipes: readonly SceneRecipe[] = [
  { name: 'scene.1280', width: 1280, height: 800, shore: 520, moon: { x: 640, y: 178, r: 118 } },
  { name: 'scene.720', width: 720, height: 1280, shore: 880, moon: { x: 360, y: 206, r: 104 } },
];

/** A number between 0 and 1 that looks drawn by lot and is the same in every build. */
function scattered(at: number, salt: number): number {
  const wave = Math.sin(at * 127.1 + salt * 311.7) * 43_758.545_3;
  return wave - Math.floor(wave);
}

function sky({ width, height, moon }: SceneRecipe): string {
  const stars = Array.from({ length: 90 }, (_, at) => {
    const x = scattered(at, 1) * width;
    const y = scattered(at, 2) * height * 0.5;
    const r = 0.5 + scattered(at, 3) * 1.3;
    return `<circle cx="${x}" cy="${y}" r="${r}" opacity="${0.25 + scattered(at, 4) * 0.6}"/>`;
  });
  const { x, y, r } = moon;
  return `<rect width="${width}" height="${height}" fill="url(#sky)"/>
    <g fill="#eafff2">${stars.join('')}</g>
    <circle cx="${x}" cy="${y}" r="${r * 4.2}" fill="url(#halo)"/>
    <circle cx="${x}" cy="${y}" r="${r}" fill="url(#moon)"/>
    <g fill="#d8b76a" opacity=".22" filter="url(#haze)">
      <circle cx="${x - r * 0.3}" cy="${y - r * 0.2}" r="${r * 0.24}"/>
      <circle cx="${x + r * 0.28}" cy="${y + r * 0.24}" r="${r * 0.3}"/>
      <circle cx="${x + r * 0.14}" cy="${y - r * 0.5}" r="${r * 0.14}"/></g>`;
}

function hills({ width, shore }: SceneRecipe): string {
  const layer = (salt: number, lift: number, colour: string) => {
    const peaks = Array.from({ length: 9 }, (_, at) => {
      const x = (width / 8) * at;
      const y = shore - lift * (0.35 + scattered(at, salt) * 0.9);
      return { x, y };
    });
    const first = peaks[0]?.y ?? shore;
    const curve = peaks.slice(1).map(({ x, y }, at) => {
      const from = peaks[at] ?? { x: 0, y: shore };
      const mid = (from.x + x) / 2;
      return `C${mid} ${from.y} ${mid} ${y} ${x} ${y}`;
    });
    return `<path d="M0 ${first} ${curve.join(' ')} V${shore + 20} H0Z" fill="${colour}"/>`;
  };
  return `${layer(11, 190, '#175a52')}
    <rect y="${shore - 110}" width="${width}" height="130" fill="url(#mist)"/>
    ${layer(5, 120, '#0d4039')}
    <rect y="${shore - 80}" width="${width}" height="100" fill="url(#mist)" opacity=".8"/>
    ${layer(8, 62, '#072a25')}`;
}

function pagoda(x: number, foot: number, size: number): string {
  const roofs = [0, 1, 2, 3].map((at) => {
    const y = -at * 34;
    const half = 50 - at * 9;
    return `<path d="M${-half} ${y} Q${-half * 0.5} ${y - 8} ${-half * 0.42} ${y - 20} H${half * 0.42}
      Q${half * 0.5} ${y - 8} ${half} ${y} L${half - 8} ${y + 3} H${-half + 8}Z"/>
      <rect x="${-half * 0.46}" y="${y}" width="${half * 0.92}" height="16"/>`;
  });
  const lamps = [0, 1, 2].map(
    (at) => `<rect x="-5" y="${-at * 34 + 3}" width="10" height="10" rx="2" fill="#ffc35a"/>`,
  );
  return `<g transform="translate(${x} ${foot}) scale(${size})"><g fill="#03191a">${roofs.join('')}
    <path d="M-2 -122 L0 -160 L2 -122Z"/></g>${lamps.join('')}
    <circle cy="-30" r="70" fill="url(#lamp)"/></g>`;
}

function water({ width, height, shore, moon }: SceneRecipe): string {
  const path = Array.from({ length: 40 }, (_, at) => {
    const y = shore + 8 + (at / 40) * (height - shore) * 0.95;
    const spread = 40 + (at / 40) * 210;
    const x = moon.x + (scattered(at, 6) - 0.5) * spread;
    const w = 24 + scattered(at, 7) * 90;
    return `<rect x="${x - w / 2}" y="${y}" width="${w}" height="${1.6 + at * 0.05}" rx="1.5"
      opacity="${0.55 - at * 0.009}"/>`;
  });
  return `<rect y="${shore}" width="${width}" height="${height - shore}" fill="url(#pond)"/>
    <g fill="#ffeab0" filter="url(#ripple)">${path.join('')}</g>`;
}

function pad(x: number, y: number, r: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) scale(1 .36) rotate(${turn})">
    <path d="M0 0L${r * 0.98} ${-r * 0.2}A${r} ${r} 0 1 0 ${r * 0.95} ${r * 0.31}Z" fill="url(#pad)"
      stroke="#59c98e" stroke-opacity=".5" stroke-width="2"/>
    <g stroke="#0a3d2a" stroke-width="1.6" opacity=".6">
      <path d="M0 0L${-r * 0.9} 0M0 0L${-r * 0.6} ${r * 0.66}M0 0L${-r * 0.6} ${-r * 0.66}"/>
      <path d="M0 0L${r * 0.1} ${r * 0.92}M0 0L${r * 0.1} ${-r * 0.92}"/></g></g>`;
}

function garden({ width, height, shore }: SceneRecipe): string {
  const deep = height - shore;
  const pads = Array.from({ length: 22 }, (_, at) => {
    const near = scattered(at, 21);
    const side = at % 2 === 0 ? scattered(at, 22) * 0.3 : 1 - scattered(at, 23) * 0.3;
    const y = shore + deep * (0.12 + near * 0.84);
    return { y, svg: pad(side * width, y, 26 + near * 74, scattered(at, 24) * 360) };
  });
  pads.sort((a, b) => a.y - b.y);
  const flower = (id: string, x: number, y: number, size: number) =>
    `<ellipse cx="${x}" cy="${y + 3}" rx="${210 * size}" ry="${26 * size}" fill="#011512"
      opacity=".7" filter="url(#haze)"/>
    <circle cx="${x}" cy="${y - 90 * size}" r="${300 * size}" fill="url(#lamp)"/>
    <g transform="translate(${x} ${y}) scale(${size})">${lotus(id, '#d3175a')}</g>`;
  const left = flower('left', width * 0.1, height - deep * 0.1, 0.4);
  const right = flower('right', width * 0.905, height - deep * 0.16, 0.34);
  const small = flower('small', width * 0.8, shore + deep * 0.36, 0.14);
  const far = flower('far', width * 0.17, shore + deep * 0.3, 0.15);
  return pads.map(({ svg }) => svg).join('') + far + small + left + right;
}

function fireflies({ width, height }: SceneRecipe): string {
  return Array.from({ length: 36 }, (_, at) => {
    const x = scattered(at, 31) * width;
    const y = height * (0.36 + scattered(at, 32) * 0.6);
    const r = 1.2 + scattered(at, 33) * 2;
    return `<circle cx="${x}" cy="${y}" r="${r * 5}" fill="url(#lamp)"/>
      <circle cx="${x}" cy="${y}" r="${r}" fill="#fff3b8" opacity=".9"/>`;
  }).join('');
}

const paints = `
  <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#03131c"/>
    <stop offset=".36" stop-color="#08363b"/><stop offset=".62" stop-color="#1b7263"/></linearGradient>
  <radialGradient id="halo"><stop offset=".1" stop-color="#fff1c0" stop-opacity=".6"/>
    <stop offset=".4" stop-color="#9fe0b8" stop-opacity=".2"/>
    <stop offset="1" stop-color="#0c4a44" stop-opacity="0"/></radialGradient>
  <radialGradient id="moon" cx=".4" cy=".36" r=".75"><stop stop-color="#fffdf2"/>
    <stop offset=".7" stop-color="#fdeab4"/><stop offset="1" stop-color="#e5bd6c"/></radialGradient>
  <linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#8fd8bd" stop-opacity="0"/>
    <stop offset=".7" stop-color="#8fd8bd" stop-opacity=".22"/>
    <stop offset="1" stop-color="#8fd8bd" stop-opacity="0"/></linearGradient>
  <linearGradient id="pond" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#13564d"/>
    <stop offset=".3" stop-color="#083832"/><stop offset="1" stop-color="#02110f"/></linearGradient>
  <radialGradient id="pad"><stop stop-color="#2c8f5c"/><stop offset="1" stop-color="#0a3f2c"/>
  </radialGradient>
  <radialGradient id="lamp"><stop stop-color="#ffd777" stop-opacity=".42"/>
    <stop offset="1" stop-color="#ffb13d" stop-opacity="0"/></radialGradient>
  <radialGradient id="vignette" cx=".5" cy=".46" r=".74"><stop offset=".55" stop-opacity="0"/>
    <stop offset="1" stop-opacity=".6"/></radialGradient>`;

export function sceneSvg(recipe: SceneRecipe): string {
  const { width, height, shore } = recipe;
  const all = `width="${width}" height="${height}"`;
  return svgOf(
    recipe,
    `<defs>${paints}${blur('haze', 6)}${blur('ripple', 0.8)}${grain('grain', 0.1)}</defs>
    ${sky(recipe)}${hills(recipe)}${pagoda(width * 0.14, shore + 6, 0.9)}
    ${pagoda(width * 0.89, shore + 4, 0.62)}${water(recipe)}${garden(recipe)}${fireflies(recipe)}
    <rect ${all} fill="url(#vignette)"/><rect ${all} filter="url(#grain)" opacity=".1"/>`,
  );
}
