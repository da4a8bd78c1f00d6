// The highest prizes of a cascade game at the landing of a paid spin: a way of a symbol is one of
// its cells on each reel, so how many there are is a product of what each reel shows on average.
import { multiply, ratio } from '../../kit/ratio.ts';
import { cellChance, chanceOfAtLeast, highestPrize } from '../landing-odds.ts';
import { productOf, type PayShare } from '../pay-shares.ts';
import type { CascadeGame } from './definition.ts';

export function cascadePrizes(game: CascadeGame): PayShare[] {
  const { reelWeights, rows, wild, scatter, stakeCredits } = game;
  const height = ratio(BigInt(rows));
  const waysOf = (symbol: string) =>
    productOf(reelWeights.map((weights) => multiply(height, cellChance(weights, [symbol, wild]))));
  const scatterCells = reelWeights.flatMap((weights) =>
    Array.from({ length: rows }, () => cellChance(weights, [scatter])),
  );
  return [
    ...Object.entries(game.wayPays).map(([symbol, pays]) =>
      highestPrize({ symbol, pays, creditsEach: 1, chanceOf: () => waysOf(symbol) }),
    ),
    highestPrize({
      symbol: scatter,
      pays: game.scatterPays,
      creditsEach: stakeCredits,
      chanceOf: (count) => chanceOfAtLeast(count, scatterCells),
    }),
  ];
}
