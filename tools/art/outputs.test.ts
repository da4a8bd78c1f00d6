// Every piece of art that a page asks for is committed, in the size it is asked for and no heavier
// than it may be; and no art lies about that nothing asks for.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { slotSymbols } from '../../art/golden-lotus-20.ts';
import { markSvg } from './brand-svg.ts';
import { emblemPath } from './emblems.ts';
import { sheetMap } from './golden-lotus/sheet.ts';
import { allTiles, markPaths, outputs, pathOf, sheetMapPath, sheetOutput } from './outputs.ts';

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
  const asked = new Set([...outputs.map(({ path }) => path), ...markPaths, sheetMapPath]);
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

test('every emblem exists', () => {
  const named = allTiles.filter(({ emblem }) => !/^(?:house|balls):/u.test(emblem));
  for (const { emblem } of named) expect(emblemPath(emblem)).toMatch(/^m/iu);
});

test('the frame map names every symbol once and stays inside the sheet', () => {
  const text = readFileSync(pathOf(sheetMapPath), 'utf8');
  expect(text).toBe(sheetMap(slotSymbols, 'symbols.webp'));
  const { frames } = JSON.parse(text) as { frames: Record<string, { frame: Frame }> };
  const places = Object.values(frames).map(({ frame }) => frame);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(slotSymbols.length);
  for (const { x, y, w, h } of places) {
    expect(x + w).toBeLessThanOrEqual(sheetOutput.width);
    expect(y + h).toBeLessThanOrEqual(sheetOutput.height);
  }
});

test('sheet and map together stay under 160 kB', () => {
  const bytes = statSync(pathOf(sheetOutput.path)).size + statSync(pathOf(sheetMapPath)).size;
  expect(bytes).toBeLessThanOrEqual(160 * 1024);
});

test('each front end has its mark', () => {
  for (const path of markPaths) expect(readFileSync(pathOf(path), 'utf8')).toBe(markSvg());
});
