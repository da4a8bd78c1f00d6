// Drawing functions for the scenes behind slots: skies, ridges, mist, lights, silhouettes and
// drops. Scattering is the same in every build.
import type { Figure } from '../../../../art/slots/recipe.ts';
import { emblemPath } from '../../emblems.ts';
import { blur, grain } from '../../metal.ts';
import { figureSvg } from '../figure.ts';

export interface Canvas {
  width: number;
  height: number;
  /** Where the ground begins. */
  shore: number;
  tall: boolean;
}

/** Draws one scene; `Canvas` decides where things stand. */
export type Scene = (canvas: Canvas) => string;

/** A number between 0 and 1 that looks drawn by lot and is the same in every build. */
export function scattered(at: number, salt: number): number {
  const wave = Math.sin(at * 127.1 + salt * 311.7) * 43_758.545_3;
  return wave - Math.floor(wave);
}

export const many = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

export function fallGradient(id: string, shades: readonly string[], across = false): string {
  const line = across ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"';
  const last = Math.max(1, shades.length - 1);
  const stops = shades.map((shade, at) => `<stop offset="${at / last}" stop-color="${shade}"/>`);
  return `<linearGradient id="${id}" ${line}>${stops.join('')}</linearGradient>`;
}

/** A light that fades to nothing. */
export function lightGradient(id: string, colour: string, strength: number): string {
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/>
    <stop offset=".45" stop-color="${colour}" stop-opacity="${strength * 0.34}"/>
    <stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

/** A band that is thickest below its middle. */
export function mistGradient(id: string, colour: string, strength: number): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">
    <stop stop-color="${colour}" stop-opacity="0"/>
    <stop offset=".7" stop-color="${colour}" stop-opacity="${strength}"/>
    <stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;
}

export const band = ({ width }: Canvas, [y, height]: readonly [number, number], fill: string) =>
  `<rect y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

export const all = ({ width, height }: Canvas, fill: string): string =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`;

export const light = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

interface Ridge {
  base: number;
  lift: number;
  salt: number;
  fill: string;
  peaks?: number;
  /** Straight flanks rather than rolling ones. */
  sharp?: boolean;
}

/** Straight flanks rise from every other point. */
const sharpHeight = (at: number, rise: number): number => (at % 2 === 0 ? 0.2 : 0.6 + rise * 0.5);

export function ridge({ width, height }: Canvas, look: Ridge): string {
  const { base, lift, salt, fill, peaks = 8, sharp = false } = look;
  const points = Array.from({ length: peaks + 1 }, (_, at) => {
    const rise = scattered(at, salt);
    const high = sharp ? sharpHeight(at, rise) : 0.3 + rise * 0.9;
    return { x: (width / peaks) * at, y: base - lift * high };
  });
  const first = points[0]?.y ?? base;
  const line = points.slice(1).map(({ x, y }, at) => {
    const from = points[at] ?? { x: 0, y: base };
    const mid = (from.x + x) / 2;
    if (!sharp) return `C${mid} ${from.y} ${mid} ${y} ${x} ${y}`;
    const steps = [0.18, 0.34, 0.5, 0.7, 0.86].map((share, step) => {
      const jag = (scattered(at * 7 + step, salt + 3) - 0.5) * lift * 0.14;
      return `L${from.x + (x - from.x) * share} ${from.y + (y - from.y) * share + jag}`;
    });
    return `${steps.join('')}L${x} ${y}`;
  });
  return `<path d="M0 ${first}${line.join('')}V${height}H0Z" fill="${fill}"/>`;
}

interface Standing {
  x: number;
  /** Where its foot stands. */
  y: number;
  size: number;
  fill: string;
  turn?: number;
  mirrored?: boolean;
  opacity?: number;
}

/** A silhouette of the game-icons set on its foot. */
export function silhouette(icon: string, look: Standing): string {
  const { x, y, size, fill, turn = 0, mirrored = false, opacity = 1 } = look;
  const scale = size / 512;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${mirrored ? -scale : scale} ${scale})
    translate(-256 -512)" opacity="${opacity}"><path d="${emblemPath(icon)}" fill="${fill}"/></g>`;
}

/** A figure as on the reels, in a square of `size` about its place. */
export function statue(
  figure: Figure,
  { id, x, y, size }: { id: string; x: number; y: number; size: number },
) {
  const scale = size / 256;
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-128 -124)">
    ${figureSvg({ size: 232, ...figure }, id)}</g>`;
}

export function sparks(
  { width, height }: Canvas,
  count: number,
  [fill, glow, salt]: readonly [string, string, number],
) {
  return many(count, (at) => {
    const x = scattered(at, salt) * width;
    const y = height * (0.08 + scattered(at, salt + 1) * 0.9);
    const r = 0.9 + scattered(at, salt + 2) * 2;
    return `${light(x, y, r * 5, glow)}<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity=".9"/>`;
  });
}

/** Edges darken so that the frame and the words stand out, and grain keeps skies from banding. */
export function finished(canvas: Canvas, strength = 0.62): string {
  return `<defs>${grain('grain', 0.1)}<radialGradient id="vignette" cx=".5" cy=".46" r=".74">
      <stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity="${strength}"/>
    </radialGradient></defs>
    ${all(canvas, 'url(#vignette)')}
    <rect width="${canvas.width}" height="${canvas.height}" filter="url(#grain)" opacity=".1"/>`;
}

export const softness = `${blur('haze', 7)}${blur('fog', 26)}${blur('fine', 1.1)}`;
