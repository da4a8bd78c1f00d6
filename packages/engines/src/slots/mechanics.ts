// Every mechanic by its name: a game says which one plays it.
import type { SlotGame, SlotMechanic } from './definition.ts';
import { playLines } from './lines/play.ts';
import type { Mechanic } from './mechanic.ts';

type GameOf<Name extends SlotMechanic> = Extract<SlotGame, { mechanic: Name }>;

const mechanics: { readonly [Name in SlotMechanic]: Mechanic<GameOf<Name>> } = {
  lines: playLines,
};

export function mechanicOf({ mechanic }: SlotGame): Mechanic<SlotGame> {
  return mechanics[mechanic];
}
