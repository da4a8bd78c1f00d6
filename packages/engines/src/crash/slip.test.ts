// Slips are paid at the multiplier at which they were taken out, by the first of these:
// the player, the multiplier set with the stake, the payout's cap or the round's.
import { expect, test } from 'vitest';
import { onlyBet } from '../kit/family.ts';
import {
  cashOutDecision,
  ceilingOf,
  crash,
  crashGames,
  isAutoAllowed,
  readCrash,
  strikeCrash,
  topMultiplier,
} from './index.ts';

const [game] = crashGames as [(typeof crashGames)[number]];
const ten = 100_000n;
const payoutCap = 200_000n * 10_000n;
const slip = (auto?: number, stake = ten) => strikeCrash({ stake, auto, payoutCap });
const byPlayer = (at: number) => cashOutDecision({ at, by: 'player' });

test.each([
  ['nobody takes it out', slip(), 5000, undefined, 0n, undefined],
  ['set to 2.50, the flight ends at 2.50', slip(250), 250, undefined, 250_000n, 'auto'],
  ['set to 2.51, the flight ends at 2.50', slip(251), 250, undefined, 0n, undefined],
  ['taken out at 1.73', slip(), 174, byPlayer(173), 173_000n, 'player'],
  ['taken out at the point itself', slip(), 173, byPlayer(173), 173_000n, 'player'],
  ['taken out at 1.20, set to 3.00', slip(300), 500, byPlayer(120), 120_000n, 'player'],
  ['set to 1.50, asked at 1.60 too', slip(150), 200, byPlayer(160), 150_000n, 'auto'],
  [
    'taken out by the round’s cap',
    slip(900),
    800,
    cashOutDecision({ at: 400, by: 'cap' }),
    400_000n,
    'cap',
  ],
  [
    'nobody, and the flight reaches the top',
    slip(),
    topMultiplier,
    undefined,
    1_000_000_000n,
    'auto',
  ],
  ['an instant end', slip(101), 100, undefined, 0n, undefined],
] as const)('%s', (_, struck, point, decision, payout, by) => {
  const kept = JSON.parse(JSON.stringify(struck)) as typeof struck;
  const settled = crash.settle(game, kept, [point], decision);
  expect(settled.payout).toBe(payout);
  expect(settled.legs).toEqual(by === undefined ? [] : [expect.objectContaining({ by })]);
  expect(settled.returned).toBe(0n);
});

test('a slip is taken out where its payout reaches the cap', () => {
  const struck = slip(undefined, 1000n * 10_000n);
  expect(readCrash(struck).last).toBe(20_000);
  expect(crash.settle(game, struck, [topMultiplier]).payout).toBe(payoutCap);
});

test('every stake on offer pays whole cents at every multiplier', () => {
  for (const stake of game.stakes)
    for (let at = 101; at < 2000; at += 1) {
      const { payout } = crash.settle(game, slip(at, stake), [topMultiplier]);
      expect([payout, payout % 100n]).toEqual([(stake * BigInt(at)) / 100n, 0n]);
    }
});

test('only hundredths from 1.01 to the top can be set', () => {
  expect([101, 250, topMultiplier].map(isAutoAllowed)).toEqual([true, true, true]);
  const refused = [100, 0, -5, 101.5, topMultiplier + 1, NaN, Infinity];
  expect(refused.some(isAutoAllowed)).toBe(false);
});

test('a round ends where what is staked in it would be paid its cap', () => {
  const { roundCap } = game.definition;
  expect(ceilingOf(0n, roundCap)).toBe(topMultiplier);
  expect(ceilingOf(10_000n, roundCap)).toBe(topMultiplier);
  expect(ceilingOf(roundCap / 2n, roundCap)).toBe(200);
  const staked = 777n * 10_000n;
  const ceiling = ceilingOf(staked, roundCap);
  expect((staked * BigInt(ceiling)) / 100n <= roundCap).toBe(true);
  expect((staked * BigInt(ceiling + 1)) / 100n > roundCap).toBe(true);
});

test('a slip is expected to return 99 % of its stake, whatever it is set to', () => {
  expect(crash.expected(game, slip(150))).toBe(99_000n);
  expect(crash.expected(game, slip())).toBe(99_000n);
  expect(game.promises[onlyBet]).toEqual({
    basis: 'exact',
    percent: '99.0000',
    halfWidthPercent: '0',
    roundDeviation: '99.4938',
  });
  expect(game.returnPercent).toBe('99.00');
});

test('a round follows from its receipt, and another receipt gives another', () => {
  const receipt = {
    serverSeed: 'a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00',
    issue: '20261127-0001',
    beaconRound: 162_810,
    randomnessHex: '646c742faded02ebeb15fcb1c34314ed566381df59b90b28ba5af8b12b959c2d',
  };
  const found = crash.verify(game, receipt);
  expect(found.drawn.map(({ range }) => range)).toEqual([2 ** 26, 2 ** 26]);
  expect(crash.resultRefusal(game, found.result)).toBeUndefined();
  for (const change of [{ issue: '20261127-0002' }, { beaconRound: 7 }])
    expect(crash.verify(game, { ...receipt, ...change }).result).not.toEqual(found.result);
});

test('a number that is no multiplier is no result', () => {
  for (const result of [[], [99], [100, 100], [topMultiplier + 1], [1.5]])
    expect(crash.resultRefusal(game, result)).toBeDefined();
});
