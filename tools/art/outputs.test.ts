// Every piece of art that a page asks for is committed, in the size it is asked for and no heavier
// than it may be; and no art lies about that nothing asks for.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rewardPictures } from '@baize/contract';
import { slotGames } from '@baize/engines';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rewardArts } from '../../art/reward-pictures.ts';
import { markSvg } from './brand-svg.ts';
import { emblemPath } from './emblems.ts';
import { allTiles, markPaths, outputs, pathOf, sheetMapPath, sheetOutput } from './outputs.ts';
import { sheetMap } from './sheet.ts';
import { slotPictures } from './slots/pictures.ts';

interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

test.each(outputs)('$path is $width by $height', async ({ path, width, height, bytesMax }) => {
  expect(existsSync(pathOf(path))).toBe(true);
  expect(statSync(pathOf(path)).size).toBeLessThanOrEqual(bytesMax);
  const facts = await sharp(pathOf(path)).metadata();
  expect([facts.width, facts.height]).toEqual([width, height]);
});

test('the folders of art hold nothing else', () => {
  const folders = new Set(outputs.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  const asked = new Set([
    ...outputs.map(({ path }) => path),
    ...markPaths,
    ...slotPictures.map(({ code }) => sheetMapPath(code)),
  ]);
  for (const folder of folders) {
    const files = readdirSync(pathOf(folder), { withFileTypes: true }).filter((at) => at.isFile());
    for (const { name } of files) expect(asked).toContain(`${folder}/${name}`);
  }
});

test('no two tiles look alike: codes differ, and so do pattern, hue and emblem together', () => {
  const codes = allTiles.map(({ code }) => code);
  const looks = allTiles.map(({ hue, pattern, emblem }) => `${hue} ${pattern} ${emblem}`);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(looks).size).toBe(looks.length);
});

test('every picture of rewards is drawn once, each in a look of its own', () => {
  expect(rewardArts.map(({ code }) => code).toSorted()).toEqual([...rewardPictures].toSorted());
  const looks = rewardArts.map(({ hue, emblem }) => `${hue} ${emblem}`);
  expect(new Set(looks).size).toBe(rewardPictures.length);
});

test('every emblem exists', () => {
  const named = allTiles.filter(({ emblem }) => !/^(?:house|balls):/u.test(emblem));
  for (const { emblem } of named) expect(emblemPath(emblem)).toMatch(/^m/iu);
});

test.each(slotPictures)(
  'the frame map of $code names every symbol once inside its sheet',
  (slot) => {
    const { code, symbols, side } = slot;
    const text = readFileSync(pathOf(sheetMapPath(code)), 'utf8');
    expect(text).toBe(sheetMap(symbols, side));
    const { frames } = JSON.parse(text) as { frames: Record<string, { frame: Frame }> };
    const places = Object.values(frames).map(({ frame }) => frame);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(symbols.length);
    const sheet = sheetOutput(slot);
    for (const { x, y, w, h } of places) {
      expect(x + w).toBeLessThanOrEqual(sheet.width);
      expect(y + h).toBeLessThanOrEqual(sheet.height);
    }
  },
);

test.each(slotPictures)('sheet and map of $code together stay under 160 kB', (slot) => {
  const map = statSync(pathOf(sheetMapPath(slot.code))).size;
  expect(statSync(pathOf(sheetOutput(slot).path)).size + map).toBeLessThanOrEqual(160 * 1024);
});

/** Every short word of a definition that names a symbol: H1, P0, A, W. */
function symbolsIn(part: unknown): string[] {
  if (typeof part === 'string') return /^(?:[HP]\d|[A-Z])$/u.test(part) ? [part] : [];
  if (Array.isArray(part)) return part.flatMap(symbolsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => [...symbolsIn(key), ...symbolsIn(value)]);
}

test.each(slotGames)('every symbol that $code can show has a picture', ({ code, definition }) => {
  const drawn = slotPictures.find((slot) => slot.code === code)?.symbols ?? [];
  const shown = new Set(symbolsIn(definition));
  expect(shown.size).toBeGreaterThan(8);
  for (const symbol of shown) expect(drawn).toContain(symbol);
});

test('each front end has its mark', () => {
  for (const path of markPaths) expect(readFileSync(pathOf(path), 'utf8')).toBe(markSvg());
});
