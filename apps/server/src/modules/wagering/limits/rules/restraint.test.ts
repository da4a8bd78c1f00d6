// Proves that a break or an exclusion pauses while it lasts, and that a limit counts as one of the
// player's own while its value holds.
import { expect, test } from 'vitest';
import { restraintOf } from './restraint.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const free = { breakUntil: null, isExcluded: false, limits: [] };
const limit = { kind: 'loss', span: 'day', value: 1_000_000n } as const;

test.each([
  ['nothing set', free, 'none'],
  ['a break that lasts', { ...free, breakUntil: now + 1 }, 'paused'],
  ['a break that is over', { ...free, breakUntil: now }, 'none'],
  ['an exclusion', { ...free, breakUntil: now + 1, isExcluded: true }, 'paused'],
  ['a limit', { ...free, limits: [limit] }, 'limited'],
  ['a limit and a break', { ...free, breakUntil: now + 1, limits: [limit] }, 'paused'],
  [
    'a limit that ends tomorrow',
    { ...free, limits: [{ ...limit, pendingValue: null, pendingFrom: now + 1 }] },
    'limited',
  ],
  [
    'a limit that has ended',
    { ...free, limits: [{ ...limit, pendingValue: null, pendingFrom: now }] },
    'none',
  ],
] as const)('%s', (_name, play, restraint) => {
  expect(restraintOf(play, now)).toBe(restraint);
});
