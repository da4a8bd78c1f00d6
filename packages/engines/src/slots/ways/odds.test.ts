// Proves that what is worked out reel by reel is what scoring every window one by one gives, for
// windows that stay and for heights that shift, wilds weighted or not.
import { expect, test } from 'vitest';
import { monsoon243 } from '../definitions/monsoon-243.ts';
import { thunderGate } from '../definitions/thunder-gate.ts';
import type { Window } from '../events.ts';
import { columnAt, scoreScatters } from '../reels.ts';
import { shiftingTally } from '../shifting-ways/sheet.ts';
import type { CycleTally } from '../tally.ts';
import { scoreWays } from './rules.ts';
import { reelTally } from './sheet.ts';

interface Shown {
  readonly column: readonly string[];
  readonly weight: number;
}

test.each([
  { from: 0, wildWeight: 1 },
  { from: 9, wildWeight: 2 },
  { from: 21, wildWeight: 3 },
])('ways of reels cut at $from, wilds counting $wildWeight', ({ from, wildWeight }) => {
  const strips = monsoon243.strips.map((strip) => strip.slice(from, from + 7));
  const game = { ...monsoon243, strips };
  const reels = strips.map((strip) =>
    strip.map((_, stop) => ({ column: columnAt(strip, stop, 3), weight: 1 })),
  );
  expect(reelTally(game, wildWeight)).toEqual(oneByOne(game, reels, wildWeight));
});

test.each([0, 8, 17])('shifting ways of reels cut at %i', (from) => {
  const strips = thunderGate.strips.map((strip) => strip.slice(from, from + 3));
  const game = { ...thunderGate, strips, heights: { 2: 3, 5: 1 }, scatterPays: { 2: 3, 3: 9 } };
  const reels = strips.map((strip) =>
    [2, 5].flatMap((rows) =>
      strip.map((_, stop) => ({ column: columnAt(strip, stop, rows), weight: rows === 2 ? 3 : 1 })),
    ),
  );
  expect(shiftingTally(game)).toEqual(oneByOne(game, reels, 1));
});

type AnyWayGame = typeof monsoon243 | typeof thunderGate;

function oneByOne(
  game: AnyWayGame,
  reels: readonly (readonly Shown[])[],
  wildWeight: number,
): CycleTally {
  const scattersMost = reels.reduce(
    (sum, shown) => sum + Math.max(...shown.map(({ column }) => scattersIn(game, column))),
    0,
  );
  const windowsByScatters = Array.from({ length: scattersMost + 1 }, () => 0n);
  const creditsByScatters = Array.from({ length: scattersMost + 1 }, () => 0n);
  let [hits, squares, creditsMax] = [0n, 0n, 0];
  for (const { window, weight } of everyWindow(reels)) {
    const { count, credits: scatterCredits } = scoreScatters(game, window);
    const wins = scoreWays({ rules: game, window, wildWeight });
    const credits = wins.reduce((sum, win) => sum + win.credits, scatterCredits);
    windowsByScatters[count] = (windowsByScatters[count] ?? 0n) + BigInt(weight);
    creditsByScatters[count] = (creditsByScatters[count] ?? 0n) + BigInt(weight * credits);
    squares += BigInt(weight * credits ** 2);
    if (credits > 0) hits += BigInt(weight);
    creditsMax = Math.max(creditsMax, credits);
  }
  const windows = windowsByScatters.reduce((sum, count) => sum + count, 0n);
  return { windows, hits, windowsByScatters, creditsByScatters, squares, creditsMax };
}

function* everyWindow(
  reels: readonly (readonly Shown[])[],
): Generator<{ window: Window; weight: number }> {
  const [first, ...rest] = reels;
  if (first === undefined) return yield { window: [], weight: 1 };
  for (const { window, weight } of everyWindow(rest)) {
    for (const shown of first) {
      yield { window: [shown.column, ...window], weight: weight * shown.weight };
    }
  }
}

function scattersIn({ scatter }: AnyWayGame, column: readonly string[]): number {
  return column.filter((symbol) => symbol === scatter).length;
}
