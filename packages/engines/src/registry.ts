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
import { roundDeviations } from './slots/round-deviations.ts';

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
  /** What the law of large numbers is held to. */
  readonly spread: Spread;
}

/** The return and how widely rounds lie around it; decimals. */
export interface Spread {
  readonly basis: 'exact' | 'simulated';
  readonly percent: string;
  /** Half of the 95 % interval around a simulated return; of an exact one nothing. */
  readonly halfWidthPercent: string;
  /** Standard deviation of a round, in stakes. */
  readonly roundDeviation: string;
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

function returnOf(game: SlotGame & AnyReturn) {
  const { code, returnExact, returnStated } = game;
  const returnPercent =
    returnExact === undefined
      ? printDecimal(parseDecimal(returnStated?.percent ?? ''), 2)
      : printPercent(parseRatio(returnExact));
  const exact = returnExact === undefined ? undefined : printPercent(parseRatio(returnExact), 4);
  const spread: Spread = {
    basis: exact === undefined ? 'simulated' : 'exact',
    percent: exact ?? returnStated?.percent ?? '',
    halfWidthPercent: returnStated?.halfWidthPercent ?? '0',
    roundDeviation: returnStated?.roundDeviation ?? roundDeviations[code] ?? '',
  };
  return { returnExact, returnPercent, spread };
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
