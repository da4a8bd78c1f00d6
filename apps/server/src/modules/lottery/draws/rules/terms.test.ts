// Terms stay within the bounds that players were told, exactly; what moves a return by more than a
// point, or lets a draw cost more than twice as much, takes two persons.
import { lotteryGames, playsOf, statedOdds } from '@baize/engines';
import { expect, test } from 'vitest';
import {
  movesFar,
  oddsFault,
  ownPlay,
  ownPlayOf,
  ownTerms,
  raisesCosts,
  refusalOfPlay,
  returnFault,
  returnsAt,
  returnsOf,
  termsFault,
} from './terms.ts';

const game = lotteryGames.find(({ code }) => code === 'SSC_1M')!;
const own = ownTerms(game);
const ball = [...playsOf('SSC').values()].find(
  ({ pays, tiers }) => pays === 'odds' && tiers.length > 1,
)!;

test('the games’ own terms are within the bounds', () => {
  for (const one of lotteryGames) {
    expect(termsFault(ownTerms(one))).toBeUndefined();
    expect(returnFault(returnsOf(ownTerms(one)))).toBeUndefined();
  }
});

test.each([
  [{ oddsReturn: 100 }, '100.0000'],
  [{ oddsReturn: 84 }, '84.0000'],
  [{ groupMost: 2000 }, '100.0000'],
  [{ groupLeast: 1698 }, '84.9000'],
  [{ oddsReturn: 85, groupMost: 1998 }, undefined],
] as const)('returns of %j are refused at %s', (changed, percent) => {
  expect(returnFault(returnsOf({ ...own, ...changed }))).toBe(percent);
});

test.each([
  [{ groupLeast: 1950, groupMost: 1900 }, 'groups-out-of-order'],
  [{ groupMost: 1997 }, 'group-not-even'],
  [{ issuePayoutCap: own.payoutCap - 1n }, 'cap-below-ticket'],
  [{ exposureMost: own.payoutCap - 1n }, 'exposure-below-cap'],
  [{ amountMost: 0n }, 'amount-zero'],
  [{ exposureMost: 10n ** 14n }, 'amount-too-high'],
] as const)('terms with %o do not fit: %s', (changed, fault) => {
  expect(termsFault({ ...own, ...changed })).toBe(fault);
});

test('odds give the returns that they are, to the last fraction', () => {
  const stated = statedOdds(game, ball);
  expect(oddsFault(ball, stated)).toBeUndefined();
  expect(returnFault(returnsAt(ball, stated, 100))).toBeUndefined();
  expect(
    returnFault(
      returnsAt(
        ball,
        stated.map(() => 10_000n),
        100,
      ),
    ),
  ).toBeDefined();
  expect(oddsFault(ball, stated.slice(1))).toBe('tiers-differ');
  const prizes = [...playsOf('SSC').values()].find(({ pays }) => pays === 'prize')!;
  expect(oddsFault(prizes, [])).toBe('tiers-differ');
});

test('a push returns the stake, whatever staff set', () => {
  const halves = playsOf('LHC').get('SPECIAL_HALVES')!;
  const odds = statedOdds(
    lotteryGames.find(({ kind }) => kind === 'LHC')!,
    halves,
  );
  const push = halves.tiers.findIndex(({ pays }) => pays === 'stake');
  expect(oddsFault(halves, odds)).toBeUndefined();
  expect(oddsFault(halves, odds.with(push, 20_000n))).toBe('push-changed');
});

test('a point of return may be moved alone, more may not', () => {
  const moved = (oddsReturn: number) => movesFar(returnsOf(own), returnsOf({ ...own, oddsReturn }));
  expect([own.oddsReturn, moved(96), moved(98), moved(95), moved(99)]).toEqual([
    97,
    false,
    false,
    true,
    true,
  ]);
  const group = (groupMost: number) => movesFar(returnsOf(own), returnsOf({ ...own, groupMost }));
  expect([group(1978), group(1976)]).toEqual([false, true]);
});

test('caps may be doubled alone', () => {
  expect(raisesCosts(own, { ...own, exposureMost: own.exposureMost * 2n })).toBe(false);
  expect(raisesCosts(own, { ...own, exposureMost: own.exposureMost * 2n + 1n })).toBe(true);
  expect(raisesCosts(own, { ...own, payoutCap: own.payoutCap / 2n })).toBe(false);
});

test('the odds of the house may be set where they return less than the bound, and no less', () => {
  const run = playsOf('THAI').get('RUN_BOTTOM')!;
  const thai = lotteryGames.find(({ kind }) => kind === 'THAI')!;
  const odds = statedOdds(thai, run);
  expect(refusalOfPlay(run, { ...ownPlay, odds }, 100)).toBeUndefined();
  const less = odds.map((one) => one - 1n);
  expect(refusalOfPlay(run, { ...ownPlay, odds: less }, 100)).toMatchObject({
    facts: { least: '79.80' },
  });
});

test('đá is off until staff switch it on', () => {
  const plays = playsOf('VN_N');
  expect(ownPlayOf(plays.get('DA')).on).toBe(false);
  expect(ownPlayOf(plays.get('LO2')).on).toBe(true);
});
