// Proves Golden Quarry by a round set cell by cell, and its first window exactly: the ways of reels
// whose columns are as likely as the weights of their cells say, against the windows dealt.
import { expect, test } from 'vitest';
import { scriptedDraws } from '../../kit/draws.ts';
import { openSeed } from '../../kit/fairness.ts';
import { goldenQuarry as game } from '../definitions/golden-quarry.ts';
import type { SlotEvent } from '../events.ts';
import { playRound } from '../round.ts';
import { columnsOf, creditTables } from '../ways/columns.ts';
import { wayTally } from '../ways/odds.ts';
import { sum } from '../tally.ts';
import { playCascade } from './play.ts';

/** What a reel draws to show a symbol. */
function drawOf(reel: number, symbol: string): number {
  const weights = game.reelWeights[reel] ?? {};
  const symbols = Object.keys(weights);
  const before = symbols.slice(0, symbols.indexOf(symbol));
  return before.reduce((total, other) => total + (weights[other] ?? 0), 0);
}

const cells = (reel: number, symbols: string) =>
  symbols.split(' ').map((symbol) => drawOf(reel, symbol));

test('the second window counts twice, the third three times, and a wild that won goes too', () => {
  const landing = ['H1 A K', 'H1 W Q', 'H1 J Q', 'T J T', 'T J T'];
  const first = landing.map((symbols, reel) => cells(reel, symbols));
  // H1 on three reels, twice over the second: 2 ways of 30. A and K run over the wild alone.
  const second = [cells(0, 'A'), cells(1, 'A J'), cells(2, 'A')];
  // Now A A K, A J Q, A J Q: two ways of A at 8, counting twice.
  const third = [cells(0, 'T Q'), cells(1, 'H2'), cells(2, 'H3')];
  // Now T Q K, H2 J Q, H3 J Q: one way of Q at 6, counting three times; then K alone is left.
  const fourth = [cells(0, 'H4'), cells(1, 'H2'), cells(2, 'H3')];
  const draws = scriptedDraws([...first, ...second, ...third, ...fourth].flat());
  const round = playRound({ game, stake: 20_000n, draws });
  const steps = round.events.map((event) =>
    event.kind === 'spin-landed' || event.kind === 'tumbled'
      ? [event.multiplier, event.winCredits]
      : [],
  );
  expect(steps).toEqual([
    [1, 60],
    [2, 32],
    [3, 18],
    [1, 0],
  ]);
  expect(round.payout).toBe(110n * 1000n);
});

test('the first window returns and wins exactly what its columns say', () => {
  const tally = wayTally({
    reels: game.reelWeights.map((weights) => columnsOf(allColumns(weights), columnRules)),
    ...creditTables({ ...game, strips: [0, 0, 0, 0, 0], scatterPays: {} }, 15),
  });
  const mean = Number(sum(tally.creditsByScatters)) / Number(tally.windows);
  const square = Number(tally.squares) / Number(tally.windows);
  const hit = Number(tally.hits) / Number(tally.windows);
  let credits = 0;
  let hits = 0;
  const seed = openSeed('first-windows');
  for (let nonce = 0; nonce < windows; nonce += 1) {
    const won = firstCredits(seed.draws({ clientSeed: 'quarry', nonce }));
    credits += won;
    if (won > 0) hits += 1;
  }
  const margin = (deviation: number) => (4 * deviation) / Math.sqrt(windows);
  expect(Math.abs(credits / windows - mean)).toBeLessThan(margin(Math.sqrt(square - mean ** 2)));
  expect(Math.abs(hits / windows - hit)).toBeLessThan(margin(Math.sqrt(hit * (1 - hit))));
  expect(mean / game.stakeCredits).toBeCloseTo(0.4790734797581546, 12);
});

const windows = 40_000;
const columnRules = { ...game, wildWeight: 1 };

function firstCredits(draws: Parameters<typeof playCascade.begin>[1]): number {
  const events: SlotEvent[] = [];
  playCascade.begin(game, draws)({ mode: 'paid', tell: (event) => void events.push(event) });
  const [landed] = events;
  if (landed?.kind !== 'spin-landed') return expect.fail('a spin lands first');
  return landed.wins.reduce((total, win) => total + win.credits, 0);
}

/** Every column of three cells, as often as its cells' weights say. */
function allColumns(weights: Readonly<Record<string, number>>) {
  const symbols = Object.entries(weights);
  return symbols.flatMap(([top, one]) =>
    symbols.flatMap(([middle, other]) =>
      symbols.map(([foot, third]) => ({
        column: [top, middle, foot],
        weight: one * other * third,
      })),
    ),
  );
}
