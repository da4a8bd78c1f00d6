// Proves Golden Lotus 20 against figures worked out apart from this code: its whole cycle of
// 33,554,432 windows, counted once each, and the spread of its rounds. A changed symbol on a reel
// changes them.
import { expect, test } from 'vitest';
import { slotGameOf } from '../games.ts';
import { parSheet } from '../par-sheet.ts';
import { goldenLotus20 } from './golden-lotus-20.ts';

test('the full cycle gives the published integers', () => {
  const sheet = parSheet(goldenLotus20);
  expect(sheet).toMatchObject({
    code: 'golden-lotus-20',
    mechanic: 'lines',
    returnExact: '62753902559555/65355334549504',
    returnPercent: '96.0195',
    baseReturnPercent: '78.0564',
    featureReturnPercent: '17.9631',
    hitPercent: '37.5733',
    spinsPerTrigger: '140.361',
    spinsPerFeature: '10.7671',
    spinDeviation: '2.8873',
    roundDeviation: '4.6235',
    volatilityIndex: '7.60',
    spinWinStakesMax: '214.75',
    payoutStakesMax: 10_000,
    paidCycle: {
      windows: 33_554_432,
      symbolCredits: 495_450_800,
      scatterCredits: 28_377_000,
      hits: 12_607_514,
      triggers: 239_058,
      windowsByScatters: [20_511_149, 10_609_215, 2_195_010, 227_070, 11_745, 243],
    },
  });
});

test('the version is the one that rounds were played on', () => {
  expect(slotGameOf('golden-lotus-20')?.version).toBe(
    'a331241c66de35045ece92e2d6d81cdcbe463e7e4bbd8a1deb2e6dc5e38154b3',
  );
});
