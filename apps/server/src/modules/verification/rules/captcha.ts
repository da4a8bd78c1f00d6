// The captcha picture: five letters that cannot be taken for one another, as strokes on a grid of
// ten by ten, bent differently each time. Pure: the chance is handed in.
import { letterStrokes, type Point, type Stroke } from './letter-strokes.ts';

export const captcha = {
  width: 200,
  height: 64,
  letters: 5,
  secondsToLive: 300,
  /** The shortest interval between two pictures. */
  pauseMs: 1_000,
} as const;

const names = Object.keys(letterStrokes);

/** How many bytes of chance `sceneOfLetters` takes. */
export const captchaChanceBytes = 256;

type Take = (below: number) => number;

/** A number from 0 up to, not including, `below` for each pair of bytes. */
function takerOf(bytes: Uint8Array): Take {
  let next = 0;
  return (below) => {
    const [a = 0, b = 0] = [bytes[next % bytes.length], bytes[(next + 1) % bytes.length]];
    next += 2;
    return ((a * 256 + b) / 65_536) * below;
  };
}

export interface LetterScene {
  readonly answer: string;
  readonly svg: string;
}

export function sceneOfLetters(chance: Uint8Array): LetterScene {
  const take = takerOf(chance);
  const letters = Array.from(
    { length: captcha.letters },
    () => names[Math.floor(take(names.length))] ?? 'A',
  );
  const drawn = letters.map((letter, at) => letterPath(letter, at, take));
  const lines = Array.from({ length: 4 }, () => crossing(take));
  const dots = Array.from({ length: 14 }, () => dot(take));
  const { width, height } = captcha;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#f3efe4"/>${dots.join('')}
    <g fill="none" stroke="#10241b" stroke-linecap="round" stroke-linejoin="round">
    ${drawn.join('')}${lines.join('')}</g></svg>`;
  return { answer: letters.join(''), svg };
}

/** Whether what was typed is the answer; case and spaces do not matter. */
export function isRead(answer: string, typed: string): boolean {
  return typed.replace(/\s/gu, '').toUpperCase() === answer;
}

const cell = 36;
const rounded = (value: number) => Math.round(value * 10) / 10;

/** A letter turned, stretched and waved, its lines cut into short pieces so that they bend. */
function letterPath(letter: string, at: number, take: Take): string {
  const place = placer(at, take);
  const strokes = letterStrokes[letter] ?? [];
  const paths = strokes.map((stroke) => `M${cut(stroke).map(place).join('L')}`);
  return `<path d="${paths.join('')}" stroke-width="${rounded(3 + take(1.4))}"/>`;
}

function placer(at: number, take: Take): (point: Point) => string {
  const turn = (take(50) - 25) * (Math.PI / 180);
  const scale = 2.7 + take(0.9);
  const slant = take(0.5) - 0.25;
  const wave = { size: 0.5 + take(0.9), from: take(6.3), length: 2.2 + take(1.5) };
  const middleX = 12 + at * cell + cell / 2 + take(6) - 3;
  const middleY = captcha.height / 2 + take(10) - 5;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return ([x, y]) => {
    const bentX = x - 5 + wave.size * Math.sin(y / wave.length + wave.from) + slant * (5 - y);
    const bentY = y - 5 + wave.size * Math.cos(x / wave.length + wave.from);
    const placedX = middleX + bentX * cos - bentY * sin;
    const placedY = middleY + bentX * sin + bentY * cos;
    return `${rounded(placedX)} ${rounded(placedY)}`;
  };
}

const pieces = 6;

function cut(stroke: Stroke): Point[] {
  return stroke.flatMap((point, at) => {
    const next = stroke[at + 1];
    if (!next) return [point];
    return Array.from({ length: pieces }, (_, step): Point => {
      const share = step / pieces;
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
    });
  });
}

/** A line through the letters in their own ink, so that they cannot be told apart by colour. */
function crossing(take: Take): string {
  const y = () => rounded(8 + take(captcha.height - 16));
  const bend = `${captcha.width / 3} ${y()} ${(captcha.width * 2) / 3} ${y()}`;
  return `<path d="M0 ${y()}C${bend} ${captcha.width} ${y()}" stroke-width="1.6"/>`;
}

function dot(take: Take): string {
  const place = `cx="${rounded(take(captcha.width))}" cy="${rounded(take(captcha.height))}"`;
  return `<circle ${place} r="${rounded(2 + take(7))}" fill="#b98427" opacity=".22"/>`;
}
