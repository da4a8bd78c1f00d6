// Proves Monsoon 243 against figures worked out apart from this code: both its cycles of 24,300,000
// windows, and spins worked by hand in both.
import { expect, test } from 'vitest';
import { parSheet } from '../par-sheet.ts';
import { spinWindow } from '../reels.ts';
import { scoreWays } from '../ways/rules.ts';
import { reelTally } from '../ways/sheet.ts';
import { monsoon243 as game } from './monsoon-243.ts';

test('both full cycles give the published integers', () => {
  const windowsByScatters = [14_348_907, 7_971_615, 1_771_470, 196_830, 10_935, 243];
  const sheet = parSheet(game);
  expect(sheet).toMatchObject({
    returnExact: '419411809/435750000',
    returnPercent: '96.2505',
    baseReturnPercent: '81.6513',
    hitPercent: '41.0977',
    spinsPerTrigger: '116.822',
    spinsPerFeature: '8.8471',
    spinDeviation: '2.2278',
    spinWinStakesMax: '60.00',
  });
  expect(sheet.paidCycle).toEqual({
    windows: 24_300_000,
    symbolCredits: 483_152_850,
    scatterCredits: 496_031_850 - 483_152_850,
    hits: 9_986_760,
    triggers: 208_008,
    windowsByScatters,
  });
  const { symbolCredits = 0, scatterCredits = 0 } = sheet.freeCycle ?? {};
  expect(symbolCredits + scatterCredits).toBe(1_171_115_010);
  expect(sheet.freeCycle?.windowsByScatters).toEqual(windowsByScatters);
});

test('a free spin wins 355.2 stakes at most', () => {
  expect(reelTally(game, 2).creditsMax).toBe(355.2 * 25);
});

test.each([
  { stops: [0, 0, 0, 0, 0], paid: ['J×3 1 5'], free: ['J×3 1 5'] },
  { stops: [3, 7, 11, 15, 19], paid: [], free: [] },
  { stops: [10, 20, 5, 25, 15], paid: ['A×5 1 75'], free: ['A×5 2 150'] },
  {
    stops: [29, 28, 27, 26, 25],
    paid: ['P2×4 2 150', 'J×4 1 15'],
    free: ['P2×4 6 450', 'J×4 4 60'],
  },
])('at stops $stops a paid spin wins $paid, a free one $free', ({ stops, paid, free }) => {
  const window = spinWindow(game, stops);
  const told = (wildWeight: number) =>
    scoreWays({ rules: game, window, wildWeight }).map(
      ({ symbol, count, ways, credits }) => `${symbol}×${count} ${ways} ${credits}`,
    );
  expect(told(1)).toEqual(paid);
  expect(told(2)).toEqual(free);
});
