// A chase by profit counts with the smallest win of its slips: of a parlay the one with its pushed
// legs left out, and never with a bet that a push voids.
import { limitsOf, lotteryGames, statedOdds } from '@baize/engines';
import { expect, test } from 'vitest';
import { cartSlip } from '../cart/cart.ts';
import { emptyPick } from '../picks/pick.ts';
import { pricePick, termsOf } from '../picks/price.ts';
import { openPlayBook } from '../plays/play-book.ts';
import { smallestWin } from './smallest-win.ts';

const game = lotteryGames.find(({ kind }) => kind === 'LHC') ?? expect.fail('a game');
const play = openPlayBook('LHC', 2026).play('PARLAY') ?? expect.fail('the parlay');
const odds = statedOdds(game, play);
const stake = { mode: 'yuan', multiple: 1, group: 1956, amount: 100_000n } as const;

function winOf(...names: readonly (readonly string[])[]) {
  const rows = Array.from({ length: 7 }, (_, place) =>
    (names[place] ?? []).map((name) => play.bets.indexOf(name)),
  );
  const limits = limitsOf(game, 1956);
  const terms = termsOf(play, stake, odds);
  const priced = pricePick(play, { ...emptyPick(play, 'rows'), rows }, { terms, limits });
  if ('refusal' in priced) return expect.fail(priced.refusal);
  return smallestWin([{ slip: cartSlip(play, priced, 1), play, odds }]);
}

const none = [[], [], [], [], []] as const;

test('two legs win only together', () => {
  // 10 × 1.9387².
  expect(winOf(['big'], ['big'])).toBe(375_800n);
});

test('of three legs one may be pushed, and the others win', () => {
  expect(winOf(['big'], ['odd'], ['big'])).toBe(375_800n);
  // Both legs of the special number are pushed by one number: 10 × 1.9387.
  expect(winOf(['big'], ...none, ['big', 'odd'])).toBe(193_800n);
});

test('an answer that no number pushes always counts', () => {
  const red = odds[play.tiers.findIndex(({ bet }) => play.bets[bet] === 'red')] ?? 0n;
  const most = (100_000n * red ** 3n) / 10n ** 12n;
  expect(winOf(['red'], ['red'], ['red'])).toBe(most - (most % 100n));
});
