// Every mechanic by its name: a game says which one plays it.
import { playCascade } from './cascade/play.ts';
import { playCluster } from './cluster/play.ts';
import type { SlotGame, SlotMechanic } from './definition.ts';
import { playExpanding } from './expanding/play.ts';
import { playHold } from './hold/play.ts';
import { playLines } from './lines/play.ts';
import type { Mechanic } from './mechanic.ts';
import { playShiftingWays } from './shifting-ways/play.ts';
import { playTumble } from './tumble/play.ts';
import { playWays } from './ways/play.ts';

type GameOf<Name extends SlotMechanic> = Extract<SlotGame, { mechanic: Name }>;

const mechanics: { readonly [Name in SlotMechanic]: Mechanic<GameOf<Name>> } = {
  lines: playLines,
  ways: playWays,
  expanding: playExpanding,
  'shifting-ways': playShiftingWays,
  tumble: playTumble,
  cluster: playCluster,
  cascade: playCascade,
  hold: playHold,
};

export function mechanicOf({ mechanic }: SlotGame): Mechanic<SlotGame> {
  return mechanics[mechanic];
}
