// The highest prizes of a tumbling game at the landing of a paid spin, by binomial counts.
import type { PayShare } from '../pay-shares.ts';
import { cellChance, chanceOfAtLeast, highestPrize } from '../landing-odds.ts';
import type { TumbleGame } from './definition.ts';

export function tumblePrizes(game: TumbleGame): PayShare[] {
  const cells = game.reels * game.rows;
  const chanceOf = (symbol: string) => (count: number) =>
    chanceOfAtLeast(
      count,
      Array.from({ length: cells }, () => cellChance(game.weights, [symbol])),
    );
  const prize = (symbol: string, pays: TumbleGame['scatterPays'], creditsEach: number) =>
    highestPrize({ symbol, pays, creditsEach, chanceOf: chanceOf(symbol) });
  return [
    ...Object.entries(game.countPays).map(([symbol, pays]) => prize(symbol, pays, 1)),
    prize(game.scatter, game.scatterPays, game.stakeCredits),
  ];
}
