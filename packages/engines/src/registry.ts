// The games that Baize deals itself. One line here, a definition, art and texts make a game; its
// certificate runs over this list. A version names everything that decides a payout, and a running
// round keeps the one it began on.
import { canonicalJson } from './kit/canonical-json.ts';
import { hex, utf8 } from './kit/bytes.ts';
import { parseDecimal, parseRatio, printDecimal, printPercent } from './kit/ratio.ts';
import { sha256 } from './kit/sha256.ts';
import { coralBloom } from './slots/definitions/coral-bloom.ts';
import { emberVault } from './slots/definitions/ember-vault.ts';
import { goldenLotus20 } from './slots/definitions/golden-lotus-20.ts';
import { goldenQuarry } from './slots/definitions/golden-quarry.ts';
import { jadeTumble } from './slots/definitions/jade-tumble.ts';
import { lanternCourt } from './slots/definitions/lantern-court.ts';
import { monsoon243 } from './slots/definitions/monsoon-243.ts';
import { thunderGate } from './slots/definitions/thunder-gate.ts';
import type { ExactReturn, SimulatedReturn, SlotGame } from './slots/definition.ts';

export interface Game {
  readonly code: string;
  readonly family: 'slots';
  readonly mechanic: SlotGame['mechanic'];
  /** Where the game's name stands in the texts. */
  readonly nameKey: string;
  readonly definition: SlotGame;
  /** SHA-256 of the canonical JSON of all that decides a payout. */
  readonly version: string;
  /** The exact return as a fraction, where it could be worked out. */
  readonly returnExact: string | undefined;
  /** The return in percent, cut to two places. */
  readonly returnPercent: string;
}

export const games: readonly Game[] = [
  slot(goldenLotus20),
  slot(monsoon243),
  slot(lanternCourt),
  slot(thunderGate),
  slot(jadeTumble),
  slot(coralBloom),
  slot(goldenQuarry),
  slot(emberVault),
];

/** The game of a code that came from outside, if we deal it. */
export function gameOf(code: string): Game | undefined {
  return games.find((game) => game.code === code);
}

function slot(definition: SlotGame): Game {
  return {
    code: definition.code,
    family: 'slots',
    mechanic: definition.mechanic,
    nameKey: `slots.${definition.code}`,
    definition,
    version: versionOf(definition),
    ...returnOf(definition),
  };
}

function returnOf(game: AnyReturn): Pick<Game, 'returnExact' | 'returnPercent'> {
  const { returnExact, returnStated } = game;
  const returnPercent =
    returnExact === undefined
      ? printDecimal(parseDecimal(returnStated?.percent ?? ''), 2)
      : printPercent(parseRatio(returnExact));
  return { returnExact, returnPercent };
}

type AnyReturn = Partial<ExactReturn & SimulatedReturn>;

/** Stakes and the stated return may change without a new version: they decide no outcome. */
function versionOf(definition: SlotGame): string {
  const {
    stakes: _stakes,
    stakeDefault: _default,
    returnExact: _exact,
    returnStated: _stated,
    ...deciding
  }: SlotGame & AnyReturn = definition;
  return hex(sha256(utf8(canonicalJson(deciding))));
}
