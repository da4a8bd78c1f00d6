// The allowed stakes of a slot: the amounts of its definition, as units.
import { parseUnits, type Units } from '@baize/money';
import type { SlotGame } from './definition.ts';

/** The stakes of a game, smallest first. */
export function stakesOf(game: SlotGame): Units[] {
  return game.stakes.map((text) => unitsOf(game, text));
}

export function stakeDefaultOf(game: SlotGame): Units {
  return unitsOf(game, game.stakeDefault);
}

function unitsOf({ code }: SlotGame, text: string): Units {
  const stake = parseUnits(text, { decimalsMax: 2 });
  if (stake === undefined) throw new RangeError(`${code} offers a stake of ${text}.`);
  return stake;
}
