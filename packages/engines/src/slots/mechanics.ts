// Every mechanic by its name: a game says which one plays it.
import type { SlotGame, SlotMechanic } from './definition.ts';
import { playExpanding } from './expanding/play.ts';
import { playLines } from './lines/play.ts';
import type { Mechanic } from './mechanic.ts';
import { playShiftingWays } from './shifting-ways/play.ts';
import { playWays } from './ways/play.ts';

type GameOf<Name extends SlotMechanic> = Extract<SlotGame, { mechanic: Name }>;

const mechanics: { readonly [Name in SlotMechanic]: Mechanic<GameOf<Name>> } = {
  lines: playLines,
  ways: playWays,
  expanding: playExpanding,
  'shifting-ways': playShiftingWays,
};

export function mechanicOf({ mechanic }: SlotGame): Mechanic<SlotGame> {
  return mechanics[mechanic];
}
