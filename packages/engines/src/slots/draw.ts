// What a spin draws: one stop for each reel, from the first to the last, and nothing else.
import type { Draws } from '../kit/draws.ts';
import type { LineGame } from './definition.ts';

/** The position on each reel that comes to rest in the top row. */
export function drawStops(game: LineGame, draws: Draws): number[] {
  return game.strips.map((strip) => draws.int(strip.length));
}
