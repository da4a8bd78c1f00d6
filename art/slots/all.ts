// Every slot whose pictures are drawn from a recipe of the common kind.
import { coralBloom } from './coral-bloom.ts';
import { emberVault } from './ember-vault.ts';
import { goldenQuarry } from './golden-quarry.ts';
import { jadeTumble } from './jade-tumble.ts';
import { lanternCourt } from './lantern-court.ts';
import { monsoon243 } from './monsoon-243.ts';
import type { SlotArt } from './recipe.ts';
import { thunderGate } from './thunder-gate.ts';

export const slotArts: readonly SlotArt[] = [
  monsoon243,
  jadeTumble,
  lanternCourt,
  thunderGate,
  coralBloom,
  goldenQuarry,
  emberVault,
];
