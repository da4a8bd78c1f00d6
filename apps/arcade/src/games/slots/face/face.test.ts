// Every game has a face: its symbols have names and pictures, its sentences exist, and its opening
// window wins nothing.
import { slotGames, gridOf } from '@baize/engines';
import { expect, test } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { hasSkin } from '../slot-skin.ts';
import { faceOf, quietWindow } from './face.ts';
import { symbolKey } from './symbol-key.ts';

const t = translatorOf('en');
const all = slotGames.map(({ code, definition }) => [code, definition] as const);

test.each(all)('%s has a skin, names and sentences', (code, game) => {
  const face = faceOf(game);
  const special = face.special.map(({ symbol }) => symbol);
  expect(hasSkin(code)).toBe(true);
  for (const symbol of [...face.symbols, ...special]) {
    const key = symbolKey(code, symbol);
    expect(t.named(key), key).toBeDefined();
  }
  for (const { key, values } of [...face.rules, ...face.special.map(({ does }) => does)]) {
    const sentence = t(key, values);
    expect(sentence).not.toMatch(/[{}]|undefined|NaN/u);
    expect(sentence).not.toBe(key);
  }
});

// @proves R60
test.each(all)('%s opens with a window that wins nothing', (_code, game) => {
  const face = faceOf(game);
  const window = quietWindow(face);
  const { reels, rows } = gridOf(game);
  expect(window).toHaveLength(reels);
  for (const column of window) expect(column.length).toBeLessThanOrEqual(rows);
  const first = new Set(window[0]);
  const through = (window[1] ?? []).filter((symbol) => first.has(symbol));
  const third = new Set(window[2]);
  const runs = through.filter((symbol) => third.has(symbol));
  const counts = face.symbols.map((symbol) => window.flat().filter((one) => one === symbol).length);
  const touching = window.flatMap((column, reel) =>
    column.filter(
      (symbol, row) => symbol === column[row + 1] || symbol === window[reel + 1]?.[row],
    ),
  );
  if (face.falls) expect(touching).toEqual([]);
  else expect(runs).toEqual([]);
  expect(Math.max(...counts)).toBeLessThanOrEqual(7);
});
