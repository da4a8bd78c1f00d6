// A theme's notes climb, its drone lies below them, and no two games sound alike.
import { expect, test } from 'vitest';
import { slotGames } from '@baize/engines';
import { noteOf, scaleOf } from './theme.ts';
import { soundThemes } from './themes.ts';

test('a scale of five steps is an octave higher from its sixth note', () => {
  const scale = scaleOf(220, [0, 3, 5, 7, 10]);
  expect(scale).toHaveLength(11);
  expect(scale[5]).toBeCloseTo(440, 6);
  expect(scale[10]).toBeCloseTo(880, 6);
});

test.each(Object.entries(soundThemes))('the notes of %s climb above its drone', (_, theme) => {
  const { scale, drone } = theme;
  expect([...scale].toSorted((low, high) => low - high)).toEqual(scale);
  expect(Math.max(...drone)).toBeLessThan(scale[0] ?? 0);
});

test('steps beyond a scale stay on its ends', () => {
  for (const theme of Object.values(soundThemes)) {
    expect(noteOf(theme, -3)).toBe(theme.scale[0]);
    expect(noteOf(theme, 40)).toBe(theme.scale[10]);
  }
});

test('each game has a sound of its own', () => {
  for (const { code } of slotGames) expect(soundThemes).toHaveProperty([code]);
  const heard = Object.values(soundThemes).map((theme) => JSON.stringify(theme));
  expect(new Set(heard).size).toBe(heard.length);
});
