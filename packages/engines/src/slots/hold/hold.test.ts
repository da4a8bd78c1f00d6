// Proves Ember Vault: a hold set draw by draw, what a hold is worth against chains worked by hand,
// and the coins of a window by reel after reel against the census.
import { expect, test } from 'vitest';
import { scriptedDraws } from '../../kit/draws.ts';
import { add, multiply, parseRatio, printRatio, ratio, type Ratio } from '../../kit/ratio.ts';
import { emberVault as game } from '../definitions/ember-vault.ts';
import { columnAt } from '../reels.ts';
import { playRound } from '../round.ts';
import { chanceOf, coinMoments, holdFacts } from './odds.ts';
import { parSheet } from '../par-sheet.ts';
import { holdTally, windowsWithWin } from './sheet.ts';

const miss = 1;
const land = 0;
const tally = holdTally(game);

/** The stop at which a reel shows so many coins. */
function stopWith(reel: number, coins: number): number {
  const strip = game.strips[reel] ?? [];
  return strip.findIndex(
    (_, stop) => columnAt(strip, stop, 3).filter((symbol) => symbol === 'C').length === coins,
  );
}

test('six coins are held, a new one gives the respins back, and all are paid', () => {
  const stops = [stopWith(0, 2), stopWith(1, 0), stopWith(2, 3), stopWith(3, 1), stopWith(4, 0)];
  const values = Array.from({ length: 6 }, () => 0);
  const nothing = (free: number) => Array.from({ length: free }, () => miss);
  // Value draws from 0: 1 stake at 0, a mini at 193.
  const respins = [...nothing(9), ...nothing(8), land, 193, ...nothing(8), ...nothing(8)];
  const drawn = [...stops, ...values, ...respins, ...nothing(8)];
  const { events } = playRound({ game, stake: 20_000n, draws: scriptedDraws(drawn) });
  const [landed, started, ...rest] = events;
  expect(landed).toMatchObject({ kind: 'spin-landed', scatter: { count: 6, credits: 0 } });
  expect(started).toMatchObject({ kind: 'hold-started', respins: 3 });
  const told = rest.map((event) =>
    event.kind === 'hold-respun' ? [event.landed.length, event.respinsLeft] : event,
  );
  expect(told).toEqual([
    [0, 2],
    [1, 3],
    [0, 2],
    [0, 1],
    [0, 0],
    { kind: 'hold-ended', full: false, winCredits: (6 + 20) * 20 },
  ]);
  expect(rest[1]).toMatchObject({ landed: [{ credits: 400, label: 'mini' }] });
});

test('a vault that fills pays the Grand above its coins and respins no more', () => {
  const stops = [stopWith(0, 2), stopWith(1, 0), stopWith(2, 3), stopWith(3, 1), stopWith(4, 0)];
  const zeros = (count: number) => Array.from({ length: count }, () => 0);
  const drawn = [...stops, ...zeros(6), ...zeros(9), ...zeros(9)];
  const { events } = playRound({ game, stake: 20_000n, draws: scriptedDraws(drawn) });
  expect(events.at(-1)).toEqual({ kind: 'hold-ended', full: true, winCredits: 1015 * 20 });
  expect(events.filter(({ kind }) => kind === 'hold-respun').length).toBe(1);
});

test('with one free cell the vault fills unless three respins miss', () => {
  const facts = holdFacts(game, 14);
  const missed = ratio(19n ** 3n, 20n ** 3n);
  const fills = add(ratio(1n), multiply(ratio(-1n), missed));
  expect(facts.full).toEqual(fills);
  const { mean } = coinMoments(game);
  const coins = multiply(mean, add(ratio(14n), fills));
  expect(facts.mean).toEqual(add(coins, multiply(fills, ratio(1000n))));
  // One respin always, a second after a miss, a third after two.
  expect(facts.respins).toEqual(ratio(400n + 380n + 361n, 400n));
});

test('with two free cells it follows from what one brings', () => {
  const none = chanceOf(0, 2, 20);
  const one = chanceOf(1, 2, 20);
  const both = chanceOf(2, 2, 20);
  const after = holdFacts(game, 14).full;
  const within = add(multiply(one, after), both);
  // A respin is played after each that brought nothing: 1 + none + none² times.
  const played = add(add(ratio(1n), none), multiply(none, none));
  expect(holdFacts(game, 13).full).toEqual(multiply(within, played));
});

test('coins in a window are as likely as reel after reel says', () => {
  let byCoins: Ratio[] = [ratio(1n)];
  for (const strip of game.strips) {
    const counts = strip.map(
      (_, stop) => columnAt(strip, stop, 3).filter((symbol) => symbol === 'C').length,
    );
    const next = Array.from({ length: byCoins.length + 3 }, () => ratio(0n));
    for (const [coins, chance] of byCoins.entries()) {
      for (const shown of counts) {
        const share = multiply(chance, ratio(1n, BigInt(strip.length)));
        next[coins + shown] = add(next[coins + shown] ?? ratio(0n), share);
      }
    }
    byCoins = next;
  }
  const counted = tally.windowsByScatters.map((windows) => ratio(windows, tally.windows));
  expect(byCoins.slice(0, counted.length).map(printRatio)).toEqual(counted.map(printRatio));
});

test('a hold adds what its parts bring: lines and coins together are the stated return', () => {
  let total = ratio(
    tally.creditsByScatters.reduce((sum, credits) => sum + credits, 0n),
    tally.windows * 20n,
  );
  for (let coins = 6; coins < tally.windowsByScatters.length; coins += 1) {
    const chance = ratio(tally.windowsByScatters[coins] ?? 0n, tally.windows);
    total = add(total, multiply(chance, holdFacts(game, coins).mean));
  }
  expect(total).toEqual(parseRatio(game.returnExact));
});

test('a paid spin wins by lines or by a hold: 338,766 windows hold without a line', () => {
  expect(windowsWithWin(game) - tally.hits).toBe(338_766n);
  expect(parSheet(game).hitPercent).toBe('30.9669');
});

test('the most that a round can win lies below the cap, so the cap takes nothing off', () => {
  const { hold, stakeCredits } = game;
  const cells = game.strips.length * game.rows;
  const most = Math.max(...hold.coins.map(({ stakes }) => stakes));
  const lineStakesMax = tally.creditsMax / stakeCredits;
  expect(lineStakesMax).toBe(139.5);
  expect(cells * most + hold.fullStakes + lineStakesMax).toBe(4139.5);
  expect(game.payoutStakesMax).toBeGreaterThan(4139.5);
});
