// Proves the first window of Jade Tumble by its independent cells: its return and its chance to
// win, exactly, against the published figures and against the windows that the engine deals.
import { expect, test } from 'vitest';
import { openSeed } from '../../kit/fairness.ts';
import { jadeTumble as game } from '../definitions/jade-tumble.ts';
import type { SlotEvent } from '../events.ts';
import { payAtLeast } from '../falls.ts';
import { playTumble } from './play.ts';

const cells = game.reels * game.rows;
const total = Object.values(game.weights).reduce((sum, weight) => sum + weight, 0);
const paying = Object.keys(game.countPays);

test('its return and its chance to win are those published', () => {
  expect(meanStakes()).toBeCloseTo(0.415366530667787, 12);
  expect(1 - chanceOfNone()).toBeCloseTo(0.3227154683797595, 12);
});

test('four scatters show with the binomial chance', () => {
  const chance = 18 / 910;
  const less = [0, 1, 2, 3].reduce((sum, count) => sum + binomial(cells, count, chance), 0);
  const trigger = 1 - less;
  expect(dealt.triggers / windows).toBeGreaterThan(trigger - margin(trigger));
  expect(dealt.triggers / windows).toBeLessThan(trigger + margin(trigger));
});

test('the windows that are dealt win as often and as much, within four deviations', () => {
  const hit = 1 - chanceOfNone();
  expect(Math.abs(dealt.hits / windows - hit)).toBeLessThan(margin(hit));
  const mean = dealt.credits / windows / game.stakeCredits;
  const square = dealt.squares / windows / game.stakeCredits ** 2;
  const deviation = Math.sqrt(square - mean ** 2);
  expect(Math.abs(mean - meanStakes())).toBeLessThan((4 * deviation) / Math.sqrt(windows));
});

const windows = 40_000;
const dealt = deal();

function deal() {
  const seed = openSeed('first-windows');
  const sums = { hits: 0, credits: 0, squares: 0, triggers: 0 };
  for (let nonce = 0; nonce < windows; nonce += 1) {
    const draws = seed.draws({ clientSeed: 'jade', nonce });
    const events: SlotEvent[] = [];
    playTumble.begin(game, draws)({ mode: 'paid', tell: (event) => void events.push(event) });
    const [landed] = events;
    if (landed?.kind !== 'spin-landed') return expect.fail('a spin lands first');
    const credits = landed.wins.reduce((sum, win) => sum + win.credits, 0);
    sums.credits += credits;
    sums.squares += credits ** 2;
    if (credits > 0) sums.hits += 1;
    if (landed.scatter.count >= game.freeSpins.scattersMin) sums.triggers += 1;
  }
  return sums;
}

/** Each symbol pays by its own binomial count, whatever the others do. */
function meanStakes(): number {
  let credits = 0;
  for (const symbol of paying) {
    const chance = (game.weights[symbol] ?? 0) / total;
    for (let count = 8; count <= cells; count += 1) {
      const pay = payAtLeast(game.countPays[symbol] ?? {}, count);
      credits += pay * binomial(cells, count, chance);
    }
  }
  return credits / game.stakeCredits;
}

/** All counts below eight: symbol by symbol, how the cells left over are shared. */
function chanceOfNone(): number {
  let chances: number[] = [1, ...Array.from({ length: cells }, () => 0)];
  let left = total;
  for (const symbol of paying) {
    const weight = game.weights[symbol] ?? 0;
    const next = chances.map(() => 0);
    for (const [used, chance] of chances.entries()) {
      for (let count = 0; count <= Math.min(7, cells - used); count += 1) {
        const share = binomial(cells - used, count, weight / left);
        next[used + count] = (next[used + count] ?? 0) + chance * share;
      }
    }
    chances = next;
    left -= weight;
  }
  return chances.reduce((sum, chance) => sum + chance, 0);
}

function binomial(trials: number, count: number, chance: number): number {
  let ways = 1;
  for (let taken = 0; taken < count; taken += 1) ways = (ways * (trials - taken)) / (taken + 1);
  return ways * chance ** count * (1 - chance) ** (trials - count);
}

function margin(chance: number): number {
  return 4 * Math.sqrt((chance * (1 - chance)) / windows);
}
