// Harbour Baccarat: punto banco by the usual third-card rules from an endless shoe, in which every
// rank is equally likely at every card. Banker pays 0.95 to one, a tie returns both sides' stakes.
import type { Draws } from './draws.ts';
import { defineGame } from './game.ts';

/** Ranks from 0 (ace) to 12 (king). */
export interface BaccaratDeal {
  readonly [key: string]: readonly number[];
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

const ranks = 13;
const tens = 9;

export const pointOf = (rank: number): number => (rank >= tens ? 0 : rank + 1);
export const totalOf = (hand: readonly number[]): number =>
  hand.reduce((sum, rank) => sum + pointOf(rank), 0) % 10;

/** Whether the banker draws, by its total and the points of the player's third card. */
export function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}

/** Deals as the rules say; `next` gives the rank of the next card. */
export function dealBaccarat(next: () => number): BaccaratDeal {
  const player = [next(), next()];
  const banker = [next(), next()];
  const naturals = totalOf(player) >= 8 || totalOf(banker) >= 8;
  if (naturals) return { player, banker };
  if (totalOf(player) <= 5) player.push(next());
  const [, , third] = player;
  const drawsThird = bankerDraws(totalOf(banker), third === undefined ? third : pointOf(third));
  return { player, banker: drawsThird ? [...banker, next()] : banker };
}

export function baccaratPays(choice: string, { player, banker }: BaccaratDeal): number {
  const lead = totalOf(player) - totalOf(banker);
  if (choice === 'tie') return lead === 0 ? 900 : 0;
  if (lead === 0) return 100;
  if (choice === 'player') return lead > 0 ? 200 : 0;
  return lead < 0 ? 195 : 0;
}

export const harbourBaccarat = defineGame({
  code: 'harbour-baccarat',
  vendor: 'SBXA',
  category: 'LIVE',
  stage: 'cards',
  hue: 165,
  names: { en: 'Harbour Baccarat', id: 'Baccarat Pelabuhan' },
  choices: [
    { code: 'player', pays: '2.00', returnPercent: '98.7718' },
    { code: 'tie', pays: '9.00', returnPercent: '85.8830' },
    { code: 'banker', pays: '1.95', returnPercent: '98.9360' },
  ],
  draw: (draws: Draws) => dealBaccarat(() => draws.below(ranks)),
  pays: baccaratPays,
});
