// A control shows the stored moment, to the minute.
import { expect, test } from 'vitest';
import { momentOf, momentText } from './moment-text.ts';

test('a moment comes back from its text, whatever the zone', () => {
  const moment = new Date(2026, 0, 5, 7, 3).getTime();
  expect(momentText(moment)).toBe('2026-01-05T07:03');
  expect(momentOf(momentText(moment))).toBe(moment);
});

test('an undefined moment is an empty text', () => {
  expect(momentText(null)).toBe('');
  expect(momentOf('')).toBeNull();
  expect(momentOf('soon')).toBeNull();
});
