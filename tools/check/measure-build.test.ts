// The weight of a build is that of the files its first page links; the rest loads later.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { overBudget, piecesOverBudget } from './over-budget.ts';
import { measureBuild } from './measure-build.ts';

const dist = mkdtempSync(join(tmpdir(), 'baize-build-'));
afterAll(() => rmSync(dist, { recursive: true }));

const files = {
  'index.html':
    '<link rel="modulepreload" href="/play/assets/react.js">' +
    '<link rel="stylesheet" href="/play/assets/main.css">' +
    '<script type="module" src="/play/assets/main.js"></script>',
  'assets/main.js': 'const a = 1;',
  'assets/react.js': 'const react = 2;',
  'assets/main.css': '.a { color: red }',
  'assets/wallet.js': 'const wallet = 3;'.repeat(50),
  'assets/home.js': 'const home = 5;',
  'assets/home.css': '.home { color: green }',
  'assets/tile.js': 'const tile = 6;',
  '.vite/manifest.json': JSON.stringify({
    'src/pages/home.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_tile'] },
    _tile: { file: 'assets/tile.js', imports: ['src/main.tsx'] },
    'src/main.tsx': { file: 'assets/main.js', css: ['assets/main.css'] },
  }),
  'sw.js': 'const worker = 4;'.repeat(500),
  'art/heroes/lotus.1200.avif': 'a picture as wide as a desk',
  'art/heroes/lotus.720.avif': 'a narrow one',
  'art/tiles/a.180.avif': 'a tile',
  'art/tiles/a.360.avif': 'a wider tile',
};
for (const folder of ['.vite', 'assets', 'art/heroes', 'art/tiles'])
  mkdirSync(join(dist, folder), { recursive: true });
for (const [path, text] of Object.entries(files)) writeFileSync(join(dist, path), text);

const gzipped = (...paths: (keyof typeof files)[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(files[path]).length, 0);

test('files linked by the page are the start, the heaviest other comes later', () => {
  expect(measureBuild(dist)).toEqual({
    scriptBytes: gzipped('assets/main.js', 'assets/react.js', 'assets/home.js', 'assets/tile.js'),
    styleBytes: gzipped('assets/main.css', 'assets/home.css'),
    pageBytes: gzipped('index.html'),
    laterBytes: gzipped('assets/wallet.js'),
    laterName: 'assets/wallet.js',
    pictureBytes: files['art/heroes/lotus.1200.avif'].length + files['art/tiles/a.180.avif'].length,
  });
});

test('a weight above its budget is told with both numbers', () => {
  const budget = { scriptKb: 1, styleKb: 1, pageKb: 1, laterKb: 1 };
  const light = {
    scriptBytes: 1024,
    styleBytes: 1,
    pageBytes: 1,
    laterBytes: 1,
    laterName: 'a',
    pictureBytes: 5000,
  };
  expect(overBudget('site', light, budget)).toEqual([]);
  const told = (over: Partial<typeof light>) => overBudget('site', { ...light, ...over }, budget);
  expect(told({ scriptBytes: 1500 })).toEqual([
    'site: the scripts of the first page weigh 1.5 kB, at most 1',
  ]);
  expect(told({ styleBytes: 1025 })).toEqual([
    'site: the styles of the first page weigh 1 kB, at most 1',
  ]);
  expect(told({ pageBytes: 3072 })).toEqual(['site: the first page itself weighs 3 kB, at most 1']);
  expect(told({ laterBytes: 2048 })).toEqual(['site: a weighs 2 kB, at most 1']);
  expect(overBudget('site', light, { ...budget, pictureKb: 4 })).toEqual([
    'site: the pictures in sight at first weigh 4.9 kB, at most 4',
  ]);
});

test('a piece with a budget of its own is weighed by its name, and must be there', () => {
  const budget = { scriptKb: 1, styleKb: 1, pageKb: 1, laterKb: 1, pieceKb: { game: 60 } };
  const told = (bytes: number) => piecesOverBudget('arcade', budget, () => bytes);
  expect(told(60 * 1024)).toEqual([]);
  expect(told(61 * 1024)).toEqual(['arcade: game weighs 61 kB, at most 60']);
  expect(told(0)).toEqual(['arcade: there is no piece game']);
});
