// The curve is e^(0.06 t) to the hundredth at every millisecond, only rises, and its inverse is
// exact.
import { expect, test } from 'vitest';
import { msUntil, multiplierAt } from './curve.ts';

test('the multiplier is e^(0.06 t), cut to hundredths', () => {
  for (let ms = 0; ms < 160_000; ms += 13) {
    const exact = 100 * Math.exp(0.000_06 * ms);
    expect(Math.abs(multiplierAt(ms) - (exact - 0.5)), `${ms} ms`).toBeLessThan(0.5 + 1e-6);
  }
});

test('worked examples: 2.00 after 11.553 s, 10.00 after 38.377 s', () => {
  expect([multiplierAt(0), multiplierAt(1000), multiplierAt(10_000)]).toEqual([100, 106, 182]);
  expect([msUntil(200), msUntil(1000)]).toEqual([11_553, 38_377]);
  expect([multiplierAt(11_552), multiplierAt(11_553)]).toEqual([199, 200]);
});

test('the multiplier never falls, and its inverse gives the first millisecond', () => {
  let before = 0;
  for (let ms = 0; ms < 20_000; ms += 1) {
    const now = multiplierAt(ms);
    expect(now).toBeGreaterThanOrEqual(before);
    if (now > before) expect(msUntil(now)).toBe(ms);
    before = now;
  }
});

test('a time before the start or after the longest flight is clamped', () => {
  expect(multiplierAt(-5)).toBe(100);
  expect(multiplierAt(10 ** 9)).toBe(multiplierAt(2 ** 18 - 1));
});
