// Each of our games has a feature light of its own, clearly different from the others.
import { slotGames } from '@baize/engines';
import { expect, test } from 'vitest';
import { featureLights } from './feature-lights.ts';

const apartDegrees = 15;

test('every game has a feature light, and no two are alike', () => {
  const hues = slotGames.map(({ code }) => featureLights[code]?.hue ?? expect.fail(code));
  const sorted = hues.toSorted((one, other) => one - other);
  const gaps = sorted.map((hue, at) => (sorted[at + 1] ?? (sorted[0] ?? 0) + 360) - hue);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(apartDegrees);
  const tints = slotGames.map(({ code }) => featureLights[code]?.tint);
  expect(new Set(tints).size).toBe(slotGames.length);
});
