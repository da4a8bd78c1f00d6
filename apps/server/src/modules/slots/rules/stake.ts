// Which stakes a slot offers: the ladder of its definition and nothing between.
import { stakesOf, type Game } from '@baize/engines';
import { parseUnits, type Units } from '@baize/money';

/** The stake as units when the game offers it. */
export function offeredStake(game: Game, text: string): Units | undefined {
  const stake = parseUnits(text, { decimalsMax: 4 });
  return stake !== undefined && stakesOf(game.definition).includes(stake) ? stake : undefined;
}
