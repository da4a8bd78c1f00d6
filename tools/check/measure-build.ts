// Weighs a built front end as a visitor's browser receives it, compressed with gzip: the files of
// the first page, with the home screen's own code and styles, and the heaviest piece loaded later.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Weights {
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly pageBytes: number;
  readonly laterBytes: number;
  readonly laterName: string;
  /** The widest first picture and the heaviest tiles that stand beside it on a desk. */
  readonly pictureBytes: number;
}

/** What a named piece of a build weighs, such as the code of one family of games. */
export function weighPiece(dist: string, name: string): number {
  const own = filesBelow(dist).filter((path) => {
    const file = path.replace(/^.*\//, '');
    return file.startsWith(`${name}-`) && file.endsWith('.js');
  });
  return sum(own.map((path) => weigh(dist, path)));
}

export function measureBuild(dist: string): Weights {
  const page = readFileSync(join(dist, 'index.html'));
  const html = page.toString('utf8');
  const home = piecesOf(dist, homeScreen);
  const withHome = (paths: string[], more: string[]) => [...new Set([...paths, ...more])];
  const scripts = withHome(
    linked(dist, html, /<(?:script|link)[^>]+(?:src|href)="([^"]+\.js)"/g),
    home.map(({ file }) => file),
  );
  const styles = withHome(
    linked(dist, html, /<link[^>]+href="([^"]+\.css)"/g),
    home.flatMap(({ css = [] }) => css),
  );
  const later = filesBelow(dist)
    .filter((path) => path.endsWith('.js') && !scripts.includes(path))
    .filter((path) => !/(?:^|\/)(?:sw|service-worker|workbox-[^/]+)\.js$/.test(path))
    .map((path) => ({ name: path, bytes: weigh(dist, path) }))
    .toSorted((a, b) => b.bytes - a.bytes)[0];
  return {
    scriptBytes: sum(scripts.map((path) => weigh(dist, path))),
    styleBytes: sum(styles.map((path) => weigh(dist, path))),
    pageBytes: gzipSync(page).length,
    laterBytes: later?.bytes ?? 0,
    laterName: later?.name ?? '',
    pictureBytes: weighPictures(dist),
  };
}

interface Piece {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const homeScreen = 'src/pages/home.tsx';

/** A screen that comes with the first page, and what it cannot begin without. */
function piecesOf(dist: string, name: string): readonly Piece[] {
  const path = join(dist, '.vite', 'manifest.json');
  if (!existsSync(path)) return [];
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, Piece>>;
  const found = new Set([name]);
  for (const one of found) for (const other of manifest[one]?.imports ?? []) found.add(other);
  return [...found].flatMap((one) => manifest[one] ?? []);
}

const tilesInSight = 7;

function weighPictures(dist: string): number {
  const sizes = (pattern: RegExp) =>
    filesBelow(dist)
      .filter((path) => pattern.test(path))
      .map((path) => statSync(join(dist, path)).size)
      .toSorted((a, b) => b - a);
  const [hero = 0] = sizes(/^art\/heroes\/[^/]+\.avif$/);
  return hero + sum(sizes(/^art\/tiles\/[^/]+\.180\.avif$/).slice(0, tilesInSight));
}

/** Files of ours that a page links, under any address. */
function linked(dist: string, html: string, pattern: RegExp): string[] {
  const paths = [...html.matchAll(pattern)].flatMap(([, address = '']) => {
    const parts = address.replace(/^\.?\//, '').split('/');
    const tails = parts.map((_, index) => parts.slice(index).join('/'));
    return tails.find((tail) => existsSync(join(dist, tail))) ?? [];
  });
  return [...new Set(paths)];
}

const filesBelow = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );

const weigh = (dist: string, path: string): number =>
  gzipSync(readFileSync(join(dist, path))).length;

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
