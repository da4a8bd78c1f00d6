// Proves that a stretch of time is cut without gap or overlap, and where a late figure is counted.
import * as fc from 'fast-check';
import { dayAt, startOfDay } from '@baize/money';
import { expect, test } from 'vitest';
import { hourMs, isKept, keptMs, openAt, piecesOf, placeOf, windowAt, windowMs } from './window.ts';

const at = (text: string): number => Date.parse(`2026-11-21T${text}Z`);

test('a bet settled at 12:04:59.9 belongs to 12:00, one at 12:05:00.0 to 12:05', () => {
  expect(windowAt(at('12:04:59.900'))).toBe(at('12:00:00'));
  expect(windowAt(at('12:05:00.000'))).toBe(at('12:05:00'));
});

test('a window closes twenty seconds after its end, and what comes later is counted later', () => {
  expect(openAt(at('12:05:19.999'))).toBe(at('12:00:00'));
  expect(openAt(at('12:05:20.000'))).toBe(at('12:05:00'));
  expect(placeOf(at('12:04:59.900'), at('12:00:00'))).toBe(at('12:00:00'));
  expect(placeOf(at('12:04:59.900'), at('12:05:00'))).toBe(at('12:05:00'));
});

test('a day in the house is one piece, and a week with a loose end has hours and windows', () => {
  const day = dayAt(at('12:00:00'));
  expect(piecesOf({ from: startOfDay(day), until: startOfDay(day + 1) })).toEqual({
    days: [day],
    hours: [],
    windows: [],
  });
  const loose = piecesOf({ from: startOfDay(day), until: startOfDay(day + 7) + hourMs + 1 });
  expect(loose).toEqual({
    days: [0, 1, 2, 3, 4, 5, 6].map((more) => day + more),
    hours: [startOfDay(day + 7)],
    windows: [startOfDay(day + 7) + hourMs],
  });
});

test('pieces cover a stretch once', () => {
  const bound = fc.integer({ min: 5_000_000, max: 5_002_000 }).map((one) => one * windowMs);
  fc.assert(
    fc.property(bound, bound, (one, other) => {
      const [from, until] = [Math.min(one, other), Math.max(one, other)];
      const { days, hours, windows } = piecesOf({ from, until });
      const spans = [
        ...days.map((day) => [startOfDay(day), startOfDay(day + 1)] as const),
        ...hours.map((hour) => [hour, hour + hourMs] as const),
        ...windows.map((window) => [window, window + windowMs] as const),
      ].sort(([a], [b]) => a - b);
      let reached = from;
      for (const [begins, ends] of spans) {
        expect(begins).toBe(reached);
        reached = ends;
      }
      expect(reached).toBe(until);
    }),
  );
});

test('figures of members are kept for ever of whole days, else for 35 days', () => {
  const day = startOfDay(dayAt(at('12:00:00')));
  const whole = { from: day, until: startOfDay(dayAt(day) + 1) };
  expect(isKept(whole, day + 1000 * keptMs)).toBe(true);
  const hour = { from: day, until: day + hourMs };
  expect(isKept(hour, day + keptMs)).toBe(true);
  expect(isKept(hour, day + keptMs + 1)).toBe(false);
  const cut = { from: day, until: whole.until - windowMs };
  expect(isKept(cut, day + keptMs + 1)).toBe(false);
});
