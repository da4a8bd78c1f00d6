// Proves which prize mode a lottery has.
import { expect, test } from 'vitest';
import { prizeModeOf } from './prize-mode.ts';

test.each([
  ['CN', 'us', { prizeModeId: 2, prizeModeName: 'ZY' }],
  ['CN', 'outside', { prizeModeId: 1, prizeModeName: 'Tradition' }],
  ['VN', 'us', { prizeModeId: 3, prizeModeName: 'Lott' }],
  ['SEA', 'outside', { prizeModeId: 4, prizeModeName: 'SEA' }],
] as const)('a lottery of area %s drawn by %s has the mode %o', (area, drawnBy, mode) => {
  expect(prizeModeOf({ area, drawnBy })).toEqual(mode);
});
