// The cut that the screen warns of is the one that the server finds when the order is placed: a
// slip over the cap of a slip, or all slips of a draw over the cap of a draw, at any multiple.
import {
  limitsOf,
  lotteryGames,
  payoutMost,
  playSets,
  statedOdds,
  unitPrice,
  type Play,
  type Slip,
} from '@baize/engines';
import type { Units } from '@baize/money';
import { expect, test } from 'vitest';
import { emptyPick, type Pick } from '../picks/pick.ts';
import { pricePick, reachParts, termsOf } from '../picks/price.ts';
import { pickDraws, quickPick } from '../picks/quick-pick.ts';
import { openPlayBook } from '../plays/play-book.ts';
import { highestOf, isCut } from './caps.ts';

const caps = { slip: 1_000_000n, issue: 2_500_000n };
/** What a draw pays at most, in whole units of the currency. */
const paying = (amount: number) => ({ reach: BigInt(amount) * 10_000n * reachParts });

test('one slip over its cap is cut to it', () => {
  expect(highestOf([paying(101)], caps)).toEqual({
    most: 1_000_000n,
    slipCut: true,
    issueCut: false,
  });
  expect(isCut(highestOf([paying(100)], caps))).toBe(false);
});

test('slips that each fit are cut together by the cap of the draw', () => {
  expect(highestOf([paying(90), paying(90), paying(90)], caps)).toEqual({
    most: 2_500_000n,
    slipCut: false,
    issueCut: true,
  });
});

test('a multiple of a chase can pass a cap that the slip alone keeps', () => {
  expect(isCut(highestOf([paying(60)], caps))).toBe(false);
  expect(highestOf([paying(60)], caps, 2)).toMatchObject({ slipCut: true });
});

const uncapped = { slip: 10n ** 20n, issue: 10n ** 20n };

function pricedAt(play: Play, pick: Pick, amount: Units) {
  const game = lotteryGames.find(({ kind }) => kind === play.kind.code) ?? expect.fail('a game');
  const stake = { mode: 'li', multiple: 7, group: 1956, amount } as const;
  const terms = termsOf(play, stake, statedOdds(game, play));
  const priced = pricePick(play, pick, { terms, limits: limitsOf(game, 1956) });
  return 'refusal' in priced ? expect.fail(`${play.code}: ${priced.refusal}`) : priced;
}

/** As the server multiplies and weighs it in a chase. */
function compare(play: Play, multiple: number) {
  const amount = play.amountStep === undefined ? 33_333n : play.amountStep * 3n;
  const priced = pricedAt(play, quickPick(play, pickDraws()), amount);
  const { terms } = priced;
  const multiplied =
    terms.pays === 'odds'
      ? { ...terms, amount: terms.amount * BigInt(multiple) }
      : { ...terms, price: unitPrice, multiple: terms.multiple * multiple };
  const stake = priced.stake * BigInt(multiple);
  const slip: Slip = { ...priced, stake, terms: multiplied, payoutCap: uncapped.slip };
  const { most } = highestOf([priced], uncapped, multiple);
  return { play: play.code, server: payoutMost(play, slip), here: most };
}

const playOf = (kind: string, code: string): Play =>
  openPlayBook(kind, 2026).play(code) ?? expect.fail(code);

test('of every play the highest payout at a multiple is the server’s, to the unit', () => {
  const compared = playSets(2026).flatMap(({ kind, plays }) =>
    plays.map(({ code }) => compare(playOf(kind.code, code), 13)),
  );
  expect(compared.length).toBeGreaterThan(300);
  expect(compared.filter(({ server, here }) => server !== here)).toEqual([]);
  expect(compared.filter(({ here }) => here === 0n)).toEqual([]);
});

test('of 28 units of divisions one is the first, six the second and the others the third', () => {
  const play = playOf('MARK6', 'DIVISIONS');
  const pick: Pick = { ...emptyPick(play, 'rows'), rows: [[1, 2, 3, 4, 5, 6, 7, 8]] };
  const priced = pricedAt(play, pick, 50_000n);
  // 5 × (1 × 1,000,000 + 6 × 150,000 + 21 × 30,000).
  expect(priced.units).toBe(28);
  expect(highestOf([priced], uncapped).most).toBe(12_650_000n * 10_000n);
});

test('the odds of a parlay’s legs multiply, and are cut to cents once for all legs', () => {
  const play = playOf('LHC', 'PARLAY');
  const rows = [[0], [0], [0], [], [], [], []];
  const priced = pricedAt(play, { ...emptyPick(play, 'rows'), rows }, 100_000n);
  // 10 × 1.9387³ = 72.867…; in a chase 13 times that is 947.273….
  expect(priced.terms).toMatchObject({ odds: expect.arrayContaining([19_387n]) });
  expect(highestOf([priced], uncapped).most).toBe(728_600n);
  expect(highestOf([priced], uncapped, 13).most).toBe(9_472_700n);
});
