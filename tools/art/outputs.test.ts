// Every piece of art that a page asks for is committed, in the size it is asked for and no heavier
// than it may be; and no art lies about that nothing asks for.
import { existsSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tileRecipes } from '../../art/tiles.ts';
import { emblemPath } from './emblems.ts';
import { outputs, pathOf } from './outputs.ts';

test.each(outputs)('$path is $width by $height', async ({ path, width, height, bytesMax }) => {
  expect(existsSync(pathOf(path))).toBe(true);
  expect(statSync(pathOf(path)).size).toBeLessThanOrEqual(bytesMax);
  const facts = await sharp(pathOf(path)).metadata();
  expect([facts.width, facts.height]).toEqual([width, height]);
});

test('the folders of art hold nothing else', () => {
  const folders = new Set(outputs.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  const asked = new Set(outputs.map(({ path }) => path));
  for (const folder of folders) {
    const files = readdirSync(pathOf(folder), { withFileTypes: true }).filter((at) => at.isFile());
    for (const { name } of files) expect(asked).toContain(`${folder}/${name}`);
  }
});

test('no two tiles look alike: codes differ, and so do pattern, hue and emblem together', () => {
  const codes = tileRecipes.map(({ code }) => code);
  const looks = tileRecipes.map(({ hue, pattern, emblem }) => `${hue} ${pattern} ${emblem}`);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(looks).size).toBe(looks.length);
});

test('every emblem exists', () => {
  const named = tileRecipes.filter(({ emblem }) => !emblem.startsWith('house:'));
  for (const { emblem } of named) expect(emblemPath(emblem)).toMatch(/^M/);
});
